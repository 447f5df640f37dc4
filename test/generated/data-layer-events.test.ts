/** The entries of the data layer by topic, written from the schemas. */
import { listedTopics, readSchema } from '../events/event-schemas';
import { expectGenerated } from './expect-generated';

const introduction = `/**
 * The entries of Google's data layer by topic. Written by \`npm run generate\` from \`x-data-layer\` in the contracts in
 * \`schemas/v1\`; a test fails when it is stale.
 */
import type { EntryRule } from './data-layer';
import type { Topic } from './event-payloads';
`;

it('is up to date: the entries of the data layer, from the schemas (npm run generate)', () => {
  const rules = listedTopics.flatMap((topic) => {
    const entries = readSchema(topic)['x-data-layer'];
    return entries ? [[topic, entries] as const] : [];
  });
  expectGenerated(
    'src/events/data-layer-events.ts',
    `${introduction}
export const dataLayerEvents: { readonly [Name in Topic]?: readonly EntryRule[] } = ${JSON.stringify(Object.fromEntries(rules))};
`,
  );
});
