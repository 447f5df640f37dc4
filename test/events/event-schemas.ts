/** The published contracts of the events, ready to check payloads with. */
import Ajv2020 from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = {
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
  /** Its entries in Google's data layer. */
  readonly 'x-data-layer'?: readonly object[];
};
export type Property = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
  readonly items?: Property;
};

const schemaFolder = join(__dirname, '../../src/events/schemas/v1');

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(schemaFolder, `${name}.json`), 'utf8'));

export const readSchema = (topic: string) => read(topic) as Schema;

export const schemaNames = (): readonly string[] =>
  readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

/** The topics as the contracts list them, of which those of the code are generated. */
export const listedTopics = (read('topics') as { readonly enum: readonly string[] }).enum;

const ajv = new Ajv2020({ strict: true, allErrors: true });
ajv.addVocabulary(['x-data-layer', 'x-collected']);
const validators = new Map<string, ValidateFunction>();

function validatorOf(topic: string): ValidateFunction {
  const validate = validators.get(topic) ?? ajv.compile(readSchema(topic));
  validators.set(topic, validate);
  return validate;
}

/** The faults of an event as text; empty when it matches its contract. */
export function faultsOf({ topic, payload }: { topic: string; payload: unknown }): string[] {
  if (!listedTopics.includes(topic)) return [`unknown topic ${topic}`];
  const validate = validatorOf(topic);
  if (validate(payload)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${topic}${instancePath} ${message ?? ''}`,
  );
}
