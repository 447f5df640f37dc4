/** Shows the progress of a long step: one changing line on a terminal, a line every quarter elsewhere. */
import type { BuildProgress } from './catalogue/embedded/build-generation';

export function createProgress(output: NodeJS.WriteStream) {
  let lastStep = -1;
  let lastStage = '';
  let isOpen = false;
  const steps = output.isTTY ? 100 : 4;
  return {
    show: ({ stage, done, total }: BuildProgress) => {
      const step = Math.floor((done / Math.max(total, 1)) * steps);
      if (step === lastStep && stage === lastStage) return;
      lastStep = step;
      lastStage = stage;
      const line = `${stage}: ${Math.round((step / steps) * 100)} %`;
      output.write(output.isTTY ? `\r${line.padEnd(60)}` : `${line}\n`);
      isOpen = output.isTTY;
    },
    end: () => {
      if (isOpen) output.write('\n');
    },
  };
}
