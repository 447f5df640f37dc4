import { plainFields, plainNames } from '../../shop/import/products/plain-fields';
import { expectGeneratedPart } from './expect-generated';

const tableOf = (namesOf: (field: (typeof plainNames)[number]) => readonly string[]): string =>
  [
    ['name', 'meaning'],
    ['---', '---'],
    ...plainNames.map((field) => [
      namesOf(field)
        .map((name) => `\`${name}\``)
        .join(', '),
      plainFields[field].meaning,
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

it.each([
  ['plain columns', tableOf((field) => plainFields[field].columns)],
  ['plain fields', tableOf((field) => [field])],
])('are up to date: the %s of an import (npm run generate)', (name, table) => {
  expectGeneratedPart('docs/public-interface.md', name, table);
});
