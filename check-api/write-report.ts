import type { CheckOptions } from './check-options';
import type { Found } from './report';

const marks = { holds: '✓', breaks: '✗', none: '–' } as const;

export const isSound = (found: readonly Found[]): boolean =>
  found.every(({ result }) => result !== 'breaks');

/** The checks in groups, then what is wrong, then the sum. */
export function writeReport({ apiUrl, brand }: CheckOptions, found: readonly Found[]): string {
  const faults = found.filter(({ result }) => result === 'breaks');
  return [
    `Listing API ${apiUrl}, brand ${brand}`,
    ...found.flatMap((entry, index) => writeLine(entry, found[index - 1]?.group)),
    ...faults.flatMap(writeFault),
    '',
    writeSum(found, faults.length),
    '',
  ]
    .map(forTerminal)
    .join('\n');
}

/** A response may hold characters that a terminal obeys. */
const forTerminal = (line: string) => line.replace(/[\p{Cc}\p{Cf}]/gu, '?');

function writeLine({ group, name, result, reason }: Found, before?: string): readonly string[] {
  const line = `  ${marks[result]} ${name}${reason === undefined ? '' : `: ${reason}`}`;
  return group === before ? [line] : ['', group, line];
}

const writeFault = ({ group, name, expected, got, repeat, contract }: Found, index: number) => [
  '',
  `${index + 1}. ${group}: ${name}`,
  `   expected     ${expected ?? ''}`,
  `   got          ${got ?? ''}`,
  ...(repeat === undefined ? [] : [`   repeat with  ${repeat}`]),
  `   contract     ${contract}`,
];

function writeSum(found: readonly Found[], faults: number): string {
  const skipped = found.filter(({ result }) => result === 'none').length;
  const rest = skipped === 0 ? '' : ` Not checked or not offered: ${skipped}.`;
  const checked = String(found.length - skipped);
  return faults === 0
    ? `All ${checked} checks hold.${rest}`
    : `${faults} of ${checked} checks do not hold.${rest}`;
}

export const writeJson = (options: CheckOptions, found: readonly Found[]): string =>
  `${JSON.stringify({ url: options.apiUrl, brand: options.brand, sound: isSound(found), checks: found }, null, 2)}\n`;
