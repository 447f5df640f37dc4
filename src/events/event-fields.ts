/** Fields that a storefront adds to the events of an update, under `custom`. */
import type { CustomFields } from '../lib/custom-fields';
import type { Update } from './listing-events';

/** Called once for each update; its fields are the same in the four events. */
export type EventFields = (update: Update) => CustomFields | undefined;
