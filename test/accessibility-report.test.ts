/** The report names each criterion of WCAG 2.2 A and AA once, and tests that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const rows = read('docs/accessibility-conformance.md')
  .split('\n')
  .filter((line) => /^\| \d\.\d+\.\d+ /.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, criterion = '', level = '', status = '', remark = '', heldBy = '']) => {
    const tests = [...heldBy.matchAll(/`([^`]+)`: "([^"]+)"/g)];
    return { criterion, level, status, remark, heldBy, tests };
  });

/** W3C Recommendation WCAG 2.2: how many criteria of A and AA each guideline has. */
const guidelines = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2,
};

describe('the accessibility conformance report', () => {
  it('has each criterion of WCAG 2.2 A and AA once', () => {
    const numbers = rows.map(({ criterion }) => criterion.split(' ')[0] ?? '');
    const counts = Object.keys(guidelines).map((guideline) => [
      guideline,
      numbers.filter((number) => number.startsWith(`${guideline}.`)).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(guidelines);
    expect(new Set(numbers).size).toBe(55);
    const levels = (['A', 'AA'] as const).map((level) => rows.filter((row) => row.level === level));
    expect(levels.map(({ length }) => length)).toEqual([31, 24]);
  });

  it.each(rows)('says of $criterion how it is met, by tests that are there', (row) => {
    const { status, remark, heldBy, tests } = row;
    expect(['supports', 'partially', 'not applicable']).toContain(status);
    if (status !== 'supports') expect(remark).not.toBe('');
    if (status === 'not applicable') expect(heldBy).toBe('');
    else if (tests.length === 0) expect(heldBy).toBe('no test');
    for (const [, file = '', title = ''] of tests)
      expect({ file, title: read(file).includes(title) }).toEqual({ file, title: true });
  });
});
