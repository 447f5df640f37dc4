/** The modules of the topics, of the types of their payloads and of their schemas, written from the schemas. */
import { compile } from 'json-schema-to-typescript';
import { listedTopics, readSchema } from '../events/event-schemas';
import { expectGenerated } from './expect-generated';

// Jest cannot load Prettier, which is an ES module and formats the file afterwards.
jest.mock('prettier', () => ({}));

const introduction = `/**
 * The topics of the events and the types of their payloads (docs/product.md, 15.2). Written by \`npm run generate\` from the
 * contracts in \`schemas/v1\`; a test fails when it is stale.
 */
import type { Immutable } from 'immer';

/** Those of one update stand in the order in which they are published. */
export const topics = ${JSON.stringify(listedTopics)} as const;
export type Topic = (typeof topics)[number];
`;

/** A schema without the names that would make it a type of its own. */
const payloadOf = (topic: string) => ({ ...readSchema(topic), $id: undefined, title: undefined });

/** The compiler writes an interface of nested objects; types are read-only aliases here. */
async function writeTypes(): Promise<string> {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(listedTopics.map((topic) => [topic, payloadOf(topic)])),
    required: [...listedTopics],
    additionalProperties: false,
  };
  const options = { bannerComment: '', format: false, ignoreMinAndMaxItems: true };
  const types = await compile(schema as never, 'EventPayloads', options);
  return types
    .trim()
    .replace(/^export interface EventPayloads \{/, 'export type EventPayloads = Immutable<{')
    .replace(/\}$/, '}>;');
}

it('is up to date: the topics and payloads of the events, from their schemas (npm run generate)', async () => {
  expectGenerated('src/events/event-payloads.ts', `${introduction}\n${await writeTypes()}\n`);
});

/** `plp/update` is `plpUpdate`. */
const nameOf = (topic: string) =>
  topic.replace(/[-/](\w)/g, (_separator, letter: string) => letter.toUpperCase());

it('is up to date: the schemas that the collector checks events with (npm run generate)', () => {
  const imports = listedTopics.map(
    (topic) => `import ${nameOf(topic)} from '../../src/events/schemas/v1/${topic}.json';`,
  );
  const entries = listedTopics.map((topic) => `  '${topic}': ${nameOf(topic)},`);
  expectGenerated(
    'shop/events/event-schemas.ts',
    [
      '/** The schemas of the events by topic. Written by `npm run generate`; a test fails when it is stale. */',
      ...imports,
      '',
      'export const eventSchemas = {',
      ...entries,
      '} as const;',
      '',
    ].join('\n'),
  );
});
