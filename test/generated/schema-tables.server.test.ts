import { contractNames, readDescription, type Contract } from '../contracts/contract';
import { expectGeneratedPart } from './expect-generated';
import { writeSchemaTables } from './schema-tables';

it.each(contractNames)(
  'are up to date: the tables of docs/%s.md, from its OpenAPI document (npm run generate)',
  (name) => {
    const { components } = readDescription(name) as Contract;
    expectGeneratedPart(`docs/${name}.md`, 'schemas', writeSchemaTables(components.schemas));
  },
);
