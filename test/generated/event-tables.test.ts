/** The topics of events where other documents list them, written from the schemas. */
import { listedTopics, readSchema } from '../events/event-schemas';
import { readDescription, type Contract } from '../contracts/contract';
import { expectGenerated, expectGeneratedPart } from './expect-generated';

const table = [
  '| topic | meaning |',
  '| --- | --- |',
  ...listedTopics.map((topic) => `| \`${topic}\` | ${readSchema(topic).description} |`),
].join('\n');

it.each([
  'docs/product.md',
  'docs/public-interface.md',
  'docs/event-collector-api.md',
  'docs/guides/analytics.md',
])('is up to date: the topics of the events in %s (npm run generate)', (document) => {
  expectGeneratedPart(document, 'topics', table);
});

it('is up to date: the topics that the description of the collector lists (npm run generate)', () => {
  const description = readDescription('event-collector-api') as Contract;
  const { schemas } = description.components;
  const components = { schemas: { ...schemas, Topic: { ...schemas.Topic, enum: listedTopics } } };
  expectGenerated(
    'docs/openapi/event-collector-api.json',
    JSON.stringify({ ...description, components }, null, 2),
  );
});
