/** Fields that a storefront adds to the events of an update, under `custom`. */
import { readCustomFields, type CustomFields } from '../lib/custom-fields';
import type { Platform } from '../platform/platform';
import type { Update } from './listing-events';

/** Called once for each update; its fields are the same in the four events. */
export type EventFields = (update: Update) => CustomFields;

/** The fields within their bounds; undefined without any. An error is reported, and the events go on without them. */
export function customFieldsOf(
  eventFields: EventFields | undefined,
  update: Update,
  reportError: Platform['reportError'],
): CustomFields | undefined {
  try {
    return readCustomFields(eventFields?.(update));
  } catch (error) {
    reportError(error, 'event fields');
    return undefined;
  }
}
