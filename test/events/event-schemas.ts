/** The published contracts of the events, ready to check payloads with. */
import Ajv2020 from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics, type Topic } from '../../src/events/event-payloads';

export type Schema = {
  readonly $id: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
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

export const readSchema = (topic: Topic): Schema =>
  JSON.parse(readFileSync(join(schemaFolder, `${topic}.json`), 'utf8')) as Schema;

const ajv = new Ajv2020({ strict: true, allErrors: true });
const validators = new Map<string, ValidateFunction>(
  topics.map((topic) => [topic, ajv.compile(readSchema(topic))]),
);

/** The faults of an event as text; empty when it matches its contract. */
export function faultsOf({ topic, payload }: { topic: string; payload: unknown }): string[] {
  const validate = validators.get(topic);
  if (!validate) return [`unknown topic ${topic}`];
  if (validate(payload)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${topic}${instancePath} ${message ?? ''}`,
  );
}
