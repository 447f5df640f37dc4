/** The module of the topics and of the types of their payloads, written from the schemas. */
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
