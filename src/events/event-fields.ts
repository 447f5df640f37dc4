/** Fields that a storefront adds to the events of an update, under `custom`. */
import type { CustomFields } from '../lib/custom-fields';
import type { Update } from './listing-events';

declare module '../environment/environment' {
  interface Environment {
    readonly eventFields?: EventFields | undefined;
  }
}

/** A collector takes payloads of at most 16 kB, of which a character takes up to three bytes. */
const mostCharacters = 2_000;

/** The fields up to the one that exceeds 2,000 characters of JSON together. */
export function boundEventFields(fields: CustomFields): CustomFields {
  let characters = 0;
  return Object.fromEntries(
    Object.entries(fields).filter((field) => {
      characters += JSON.stringify(field).length;
      return characters <= mostCharacters;
    }),
  );
}

/** Called once for each update; its fields are the same in the four events. */
export type EventFields = (update: Update) => CustomFields | undefined;
