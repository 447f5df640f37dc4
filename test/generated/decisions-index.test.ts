import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expectGeneratedPart } from './expect-generated';

const folder = join(__dirname, '../../docs/decisions');

/** "[82](082-cache-holds-the-response.md)" and the title of the file. */
function rowOf(file: string): string {
  const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
  const { number, title } =
    /^# Decision (?<number>\d+[a-z]?): (?<title>\S.*)$/.exec(heading)?.groups ?? {};
  expect({ file, number, title }).toEqual({
    file,
    number: file.split('-')[0]?.replace(/^0+/, ''),
    title: expect.any(String),
  });
  return `| [${number}](${file}) | ${title} |`;
}

it('is up to date: the index of the decisions, from their titles (npm run generate)', () => {
  const files = readdirSync(folder).filter((file) => /^\d/.test(file));
  const rows = files.sort().map(rowOf);
  expectGeneratedPart(
    'docs/decisions/README.md',
    'index',
    ['| number | decision |', '| --- | --- |', ...rows].join('\n'),
  );
});
