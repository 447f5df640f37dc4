/** What the host page wants done with the events, in `window.__PLP__`. All of it is off by default. */
import { readFlag, readRecord } from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';

export type DeliverySettings = {
  /** Tells Google Analytics 4 through `window.dataLayer`. */
  readonly dataLayer: boolean;
  /** Address that takes collected events; undefined collects none. */
  readonly collectorURL: string | undefined;
};

export const readDeliverySettings = (globals: unknown): DeliverySettings => {
  const { dataLayer, collectorURL } = readRecord(globals);
  return { dataLayer: readFlag(dataLayer), collectorURL: safeAddress(collectorURL) };
};

/** Publishing `true` or `false` under this topic says that the shopper changed their mind. */
export const consentTopic = 'plp/consent';
