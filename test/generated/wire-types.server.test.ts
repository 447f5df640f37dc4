import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { readDescription, type Contract } from '../contracts/contract';
import { expectGenerated } from './expect-generated';

const introduction = `/**
 * The contract of a listing API's response (docs/listing-api.md), for code that writes responses. Code that receives one must not
 * trust these types: \`readRecord\` takes the names of fields alone from them.
 *
 * Written by \`npm run generate\` from docs/openapi/listing-api.json; a test fails when it is stale.
 */`;

const generator = join(dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js');

/** In a process of its own, since jest cannot load a module that the generator imports. */
const generate = (contract: unknown): string =>
  execFileSync(process.execPath, [generator, '--immutable', '--export-type'], {
    input: JSON.stringify(contract),
    encoding: 'utf8',
  });

it('are up to date: the types of the listing API, from OpenAPI (npm run generate)', () => {
  const { components, ...rest } = readDescription('listing-api') as Contract;
  const { schemas } = components;
  const types = generate({ ...rest, paths: {}, components: { schemas } });
  const names = Object.keys(schemas).map(
    (name) => `export type Wire${name} = components['schemas']['${name}'];`,
  );
  expectGenerated('src/catalogue/listing-response.ts', [introduction, types, ...names].join('\n'));
});
