/** Shows how far an import has come: a bar on a terminal, a line every quarter elsewhere. */

export type ProgressOutput = {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
};

export type ProgressBar = {
  /** `share` from 0 to 1. */
  readonly show: (stage: string, share: number, products: number) => void;
  /** Makes room for other lines. */
  readonly clear: () => void;
};

export const countProducts = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;

const cells = 24;
const lineWidth = 78;
const quarters = 4;

export function createProgressBar(output: ProgressOutput): ProgressBar {
  const isTerminal = output.isTTY === true;
  const steps = isTerminal ? 100 : quarters;
  let last = '';
  let isOpen = false;
  return {
    show: (stage, share, products) => {
      const step = Math.floor(Math.min(1, Math.max(0, share)) * steps);
      if (last === `${stage} ${step}`) return;
      last = `${stage} ${step}`;
      const percent = Math.round((step / steps) * 100);
      const full = Math.round((percent / 100) * cells);
      const text = `${String(percent).padStart(3)} %  ${stage}, ${countProducts(products)}`;
      const bar = `[${'#'.repeat(full)}${'-'.repeat(cells - full)}]`;
      output.write(isTerminal ? `\r${`${bar} ${text}`.padEnd(lineWidth)}` : `${text.trim()}\n`);
      isOpen = isTerminal;
    },
    clear: () => {
      if (isOpen) output.write(`\r${' '.repeat(lineWidth)}\r`);
      isOpen = false;
    },
  };
}
