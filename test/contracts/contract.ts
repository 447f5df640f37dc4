/** Checks requests and responses against a contract of docs/openapi. Undocumented fields are faults. */
import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, readRecord } from '../../src/lib/read-unknown';

export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | false;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
};
type Sample = { readonly value?: unknown; readonly externalValue?: string };
type Media = {
  /** Of JSON that is sent as plain text: `contentSchema` is that of the JSON, and a sample is its text. */
  readonly schema: Schema & { readonly contentSchema?: Schema };
  readonly examples?: Readonly<Record<string, Sample>>;
};
type Content = { readonly 'application/json'?: Media; readonly 'text/plain'?: Media };
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
};
export type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
export type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
export const contractNames = [
  'listing-api',
  'save-for-later-api',
  'client-errors-api',
  'event-collector-api',
] as const;
export type ContractName = (typeof contractNames)[number];

export const docsFolder = join(__dirname, '../../docs');

export const readDocs = (path: string): string => readFileSync(join(docsFolder, path), 'utf8');

/** The cells of a line of a Markdown table. */
export const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

export const readDescription = (name: ContractName): unknown =>
  JSON.parse(readDocs(`openapi/${name}.json`));

/** The description with each reference replaced by its target, merged with the fields next to it. */
export function readContract(name: ContractName): Contract {
  const root = readDescription(name);
  return resolve(root, root) as Contract;
}

function resolve(node: unknown, root: unknown): unknown {
  if (Array.isArray(node)) return node.map((entry) => resolve(entry, root));
  if (!isRecord(node)) return node;
  const { $ref, ...fields } = node;
  const target = typeof $ref === 'string' ? resolve(targetOf($ref, root), root) : {};
  const own = Object.entries(fields).map(([key, value]) => [key, resolve(value, root)] as const);
  const closed = isRecord(fields.properties) ? { additionalProperties: false } : {};
  return { ...readRecord(target), ...closed, ...Object.fromEntries(own) };
}

const targetOf = (pointer: string, root: unknown): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => readRecord(node)[key], root);

const ajv = new Ajv2020({ strict: true, allErrors: true });

/** The faults of a value in words; empty when it meets the schema. */
export function faultsOf(schema: Schema, value: unknown, place = ''): string[] {
  const validate = ajv.compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${place}${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** `inPath` is as the address has it: percent-encoded. */
type Found = { readonly operation: Operation; readonly inPath: Readonly<Record<string, string>> };

/** The first operation whose path matches a path without its query. */
export function findOperation({ paths }: Contract, method: string, path: string): Found {
  const segments = path.split('/');
  for (const [template, operations] of Object.entries(paths)) {
    const names = template.split('/');
    const operation = operations[method.toLowerCase()];
    const isOpen = (name: string) => name.startsWith('{');
    const fits = names.every((name, index) => isOpen(name) || name === segments[index]);
    if (!operation || names.length !== segments.length || !fits) continue;
    const inPath = names.flatMap((name, index) =>
      isOpen(name) ? [[name.slice(1, -1), segments[index] ?? '']] : [],
    );
    return { operation, inPath: Object.fromEntries(inPath) as Found['inPath'] };
  }
  throw new Error(`no operation for ${method} ${path}`);
}

export type SentRequest = {
  readonly method: string;
  /** Path and query, without the base of the API. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** OpenAPI describes these two headers as media types of bodies. */
const undescribed = ['accept', 'content-type'];

/** The undocumented and the missing parts of a request; empty for a valid one. */
export function faultsOfRequest(contract: Contract, { method, url, headers }: SentRequest) {
  const [path = '', query = ''] = url.split('?');
  const { operation, inPath } = findOperation(contract, method, path);
  const headerNames = Object.keys(headers).filter((name) => !undescribed.includes(name));
  const sent = {
    path: inPath,
    query: readQuery(query),
    header: Object.fromEntries(headerNames.map((name) => [name, headers[name]])),
  };
  const { parameters } = operation;
  const isKnown = (place: string, name: string) =>
    parameters.some((parameter) => parameter.in === place && parameter.name === name);
  const unknown = Object.entries(sent).flatMap(([place, values]) =>
    Object.keys(values).flatMap((name) =>
      isKnown(place, name) ? [] : [`${place} ${name} is not documented`],
    ),
  );
  const wrong = parameters.flatMap((parameter) => {
    const { name, schema } = parameter;
    if (parameter.in === 'path')
      return faultsOf(schema, readSegment(schema, inPath[name] ?? ''), name);
    const value = readRecord(sent[parameter.in])[name];
    if (value === undefined) return parameter.required ? [`${name} is missing`] : [];
    return faultsOf(schema, schema.type === 'integer' ? Number(value) : value, name);
  });
  return [...unknown, ...wrong];
}

/** A list in a path is separated by commas. */
const readSegment = ({ items }: Schema, segment: string): unknown =>
  items ? segment.split(',').map(decodeURIComponent) : decodeURIComponent(segment);

/** The values by name; `filters[brand]=a&filters[brand]=b` is the object `{ brand: ['a', 'b'] }` of `filters`. */
function readQuery(query: string): Readonly<Record<string, unknown>> {
  const plain: (readonly [string, string])[] = [];
  const deep = new Map<string, Map<string, string[]>>();
  for (const [key, value] of new URLSearchParams(query)) {
    const [, name, field] = /^(\w+)\[(.+)\]$/s.exec(key) ?? [];
    if (name === undefined || field === undefined) {
      plain.push([key, value]);
      continue;
    }
    const fields = deep.get(name) ?? new Map<string, string[]>();
    deep.set(name, fields.set(field, [...(fields.get(field) ?? []), value]));
  }
  const objects = [...deep].map(([name, fields]) => [name, Object.fromEntries(fields)] as const);
  return Object.fromEntries<unknown>([...plain, ...objects]);
}

export type GotResponse = { readonly status: number; readonly body: unknown };

/** The undocumented parts of a response. A status that only `default` covers is undocumented. */
export function faultsOfResponse({ responses }: Operation, { status, body }: GotResponse) {
  const documented = responses[status];
  if (!documented) return [`status ${status} is not documented`];
  const schema = documented.content?.['application/json']?.schema;
  return schema ? faultsOf(schema, body) : [];
}

/** The samples of all bodies of requests and responses, with their schemas. */
export const samplesOf = ({ paths }: Contract) =>
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, requestBody, responses }) =>
      Object.entries({ ...(requestBody && { request: requestBody }), ...responses }).flatMap(
        ([part, { content }]) =>
          samplesIn(content).map((sample) => ({
            ...sample,
            name: `${operationId} ${part} ${sample.name}`,
          })),
      ),
    );

function samplesIn(content: Content = {}) {
  const { schema = {}, examples = {} }: Partial<Media> =
    content['application/json'] ?? content['text/plain'] ?? {};
  const { contentSchema } = schema;
  return Object.entries(examples).map(([name, { value, externalValue: file }]) => ({
    name,
    schema: contentSchema ?? schema,
    file,
    value: file
      ? (JSON.parse(readDocs(`openapi/${file}`)) as unknown)
      : contentSchema
        ? (JSON.parse(String(value)) as unknown)
        : value,
  }));
}

const isContainer = ({ properties, items }: Schema) => (properties ?? items) !== undefined;

/**
 * A value of a schema from the examples of its fields; lists have one entry, or those of their example where they need
 * several. `required` leaves out all optional values.
 */
export function valueOf(schema: Schema, fields: 'all' | 'required'): unknown {
  const { properties, items, minItems, required = [], examples = schema.enum } = schema;
  if (items && !minItems) return [valueOf(items, fields)];
  if (!properties) return examples?.[0];
  const wanted = Object.entries(properties).filter(
    ([name, field]) => fields === 'all' || required.includes(name) || isContainer(field),
  );
  return Object.fromEntries(wanted.map(([name, field]) => [name, valueOf(field, fields)]));
}
