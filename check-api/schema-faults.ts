/** What the page tolerates in silence: fields that differ from the descriptions in docs/openapi. */
import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import listingApi from '../docs/openapi/listing-api.json';
import savedApi from '../docs/openapi/save-for-later-api.json';
import { firstOfEach } from '../src/lib/first-of-each';
import { isRecord, readList, readRecord, type UnknownRecord } from '../src/lib/read-unknown';
import { shown } from './report';

export type FieldFault = {
  /** With `[]` for every index: `response.product_list[].price.current`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  /** Anchor of the table that documents the field. */
  readonly section: string;
  /** The contract does not have this field. */
  readonly isUnknown: boolean;
};

// `verbose` gives the errors their schemas.
const ajv = new Ajv2020({ allErrors: true, verbose: true });
ajv.addVocabulary(['components']);

/** Undocumented fields become errors too, so that a misspelt name is found. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (!isRecord(node)) return node;
  const fields = Object.entries(node).map(([name, value]) => [name, closed(value)] as const);
  return {
    ...(isRecord(node.properties) && node.type === 'object' && { additionalProperties: false }),
    ...Object.fromEntries(fields),
  };
}

function describe({ components }: typeof listingApi | typeof savedApi, root: string) {
  const schema = { $ref: `#/components/schemas/${root}`, components: closed(components) };
  return { root, schemas: components.schemas as UnknownRecord, validate: ajv.compile(schema) };
}

const bodies = {
  listing: describe(listingApi, 'ListingBody'),
  suggestions: describe(listingApi, 'SuggestionsBody'),
  session: describe(savedApi, 'SessionConfirmation'),
  savedList: describe(savedApi, 'SavedList'),
};
type Description = (typeof bodies)[keyof typeof bodies];

export type BodyName = keyof typeof bodies;

/** One fault for each field, however many entries have it. */
export function fieldFaults(name: BodyName, body: unknown): readonly FieldFault[] {
  const description = bodies[name];
  const { validate } = description;
  if (validate(body)) return [];
  const faults = (validate.errors ?? []).map((error) => faultOf(error, body, description));
  return firstOfEach(faults, ({ path }) => path);
}

function faultOf(error: ErrorObject, body: unknown, description: Description): FieldFault {
  const { keyword, instancePath } = error;
  const { additionalProperty, missingProperty } = error.params as UnknownRecord;
  const child = additionalProperty ?? missingProperty;
  const steps = [...stepsOf(instancePath), ...(typeof child === 'string' ? [child] : [])];
  const example = steps.reduce((node, step) => (node as UnknownRecord)[step], body);
  return {
    path: steps
      .map((step) => (/^\d+$/.test(step) ? '[]' : `.${step}`))
      .join('')
      .slice(1),
    expected: expectationOf(error),
    got: `${shown(example)} at ${shown(steps.join('/'))}`,
    section: tableOf(steps, description).toLowerCase(),
    isUnknown: keyword === 'additionalProperties',
  };
}

/** With what Ajv's message leaves out: the values of a list, and what a pattern means. */
function expectationOf({ keyword, message = '', params, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'the field, as it is required';
    case 'enum':
      return `one of ${readList(readRecord(params).allowedValues).map(shown).join(', ')}`;
    case 'pattern':
      return `the field ${message}: ${String(parentSchema?.description)}`;
    default:
      return `the field ${message}`;
  }
}

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const schemaNameOf = ($ref: unknown): string =>
  typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';

/**
 * What a value of the listing API's schema `name` has wherever its contract says `wanted`: all `Address`es of a
 * `Product`.
 */
export function valuesOf(wanted: string, name: string, value: unknown): readonly unknown[] {
  const find = (schema: unknown, part: unknown): readonly unknown[] => {
    const { $ref, items, properties } = readRecord(schema);
    const partName = schemaNameOf($ref);
    if (partName !== '') return partName === wanted ? [part] : valuesOf(wanted, partName, part);
    if (items !== undefined) return readList(part).flatMap((entry) => find(items, entry));
    const fields = readRecord(part);
    return Object.entries(readRecord(properties)).flatMap(([field, inner]) =>
      find(inner, fields[field]),
    );
  };
  return find(bodies.listing.schemas[name], value);
}

/** The schema that has the last field; the tables of the contract have the names of the schemas. */
function tableOf(steps: readonly string[], { root, schemas }: Description): string {
  let table = root;
  let node = readRecord(schemas[root]);
  for (const step of steps) {
    const next = readRecord(readRecord(node.properties)[step] ?? node.items);
    const name = schemaNameOf(next.$ref);
    node = readRecord(schemas[name] ?? next);
    if (isRecord(node.properties)) table = name;
  }
  return table;
}
