/** The contracts of the events (`src/events/schemas/v1`) as the collector gets them, ready to check payloads with. */
import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import type { Topic } from '../../src/events/event-payloads';
import { eventSchemas } from './event-schemas';

export type FieldSchema = {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
};
type EventSchema = FieldSchema & {
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  /** The fields that replace a field on the way to the collector. */
  readonly 'x-collected'?: Readonly<Record<string, Readonly<Record<string, FieldSchema>>>>;
};

const schemas: Readonly<Record<Topic, EventSchema>> = eventSchemas;

/** The fields of the topic's payload in the order of its contract, with those that replace others in their place. */
export function collectedFields(topic: Topic): Readonly<Record<string, FieldSchema>> {
  const { properties, 'x-collected': replaced = {} } = schemas[topic];
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    Object.entries(replaced[name] ?? { [name]: field }),
  );
  return Object.fromEntries(fields);
}

function collectedSchema(topic: Topic): object {
  const { required = [], 'x-collected': replaced = {}, ...schema } = schemas[topic];
  return {
    ...schema,
    properties: collectedFields(topic),
    required: required.flatMap((name) => Object.keys(replaced[name] ?? { [name]: true })),
  };
}

/** A newer page may send fields that this server does not know: they are removed. */
const ajv = new Ajv2020({ strict: true, removeAdditional: true });
ajv.addVocabulary(['x-data-layer']);
const validators = new Map<string, ValidateFunction>();

const isTopic = (topic: string): topic is Topic => Object.hasOwn(schemas, topic);

/**
 * The check of a topic's payloads, undefined for an unknown topic. It removes the fields that the contract does not
 * name.
 */
export function contractOf(topic: string): ValidateFunction | undefined {
  if (!isTopic(topic)) return undefined;
  const validate = validators.get(topic) ?? ajv.compile(collectedSchema(topic));
  validators.set(topic, validate);
  return validate;
}
