/** Writes the reference of the events from their contracts and samples. */
import { topics, type Topic } from '../../src/events/event-payloads';
import { readSchema, type Property, type Schema } from '../events/event-schemas';

type Row = {
  readonly name: string;
  readonly property: Property;
  readonly isRequired: boolean;
};

const introduction = `# Events

Written by \`npm run generate\` from the contracts in \`schemas/\` and from a test's visit; a test fails when it is stale.

Listen with \`window.plpEvents.subscribe(topic, listener, { replay: true })\`, which returns a function to unsubscribe, or with
\`document.addEventListener('plp:' + topic, ({ detail }) => …)\`. A script that runs before the page may call
\`(window.plpEvents ||= []).push(['subscribe', topic, listener])\`.

One update of the listing publishes \`grid-update\`, \`results-update\`, \`facet-update\` and \`analytics-update\`, in this order and once each,
also when the list was cached. The first list of a page publishes none of them, nor does a prefetched list.
\`plp/update\` follows each navigation after 250 ms, also when its listing cannot be fetched.

\`listing-view\` follows them, and comes for the first list of a page too. What is seen, clicked and saved in a listing, and its
content, have its \`updateId\`. \`search\` comes from the header around the page: the sample shop's publishes it, and a host's can.

The contracts are served at \`/sa/product-listing-fe/schemas/v1/{topic}.json\`, and their topics at \`…/v1/topics.json\`. Fields may be added within a version; a
changed or removed field needs a new version.
`;

/** One line for each field, followed by the fields inside it. */
const rowsOf = ({ properties = {}, required = [] }: Property | Schema, prefix = ''): Row[] =>
  Object.entries(properties).flatMap(([name, property]) => {
    const inner = property.items ?? property;
    const row = { name: prefix + name, property, isRequired: required.includes(name) };
    return [row, ...rowsOf(inner, `${prefix}${name}${property.items ? '[]' : ''}.`)];
  });

function typeOf({ type, enum: values, items }: Property): string {
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  return items?.type ? `list of ${items.type}` : (type ?? '');
}

const rowText = ({ name, property, isRequired }: Row) =>
  `| \`${name}\` | ${typeOf(property)} | ${isRequired ? 'always' : 'sometimes'} | ${property.description ?? ''} |`;

/** Replaces the listing API's long lists by their length, and random ids by one. */
function shorten(key: string, value: unknown): unknown {
  if (key === 'updateId') return 'V1StGXR8_Z5jdHi6B-myT';
  return key.endsWith('_list') && Array.isArray(value) ? [`… ${value.length} entries`] : value;
}

function sectionOf(topic: Topic, sample: unknown): string {
  const schema = readSchema(topic);
  return [
    `## ${topic}`,
    schema.description,
    [
      '| field | value | present | meaning |',
      '| --- | --- | --- | --- |',
      ...rowsOf(schema).map(rowText),
    ].join('\n'),
    `\`\`\`json\n${JSON.stringify(sample, shorten, 2)}\n\`\`\``,
  ].join('\n\n');
}

export const writeReference = (samples: ReadonlyMap<string, unknown>): string =>
  `${[introduction.trim(), ...topics.map((topic) => sectionOf(topic, samples.get(topic)))].join('\n\n')}\n`;
