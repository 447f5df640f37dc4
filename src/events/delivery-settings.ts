/** The host page's settings for the delivery of events, in `window.__PLP__`. All are off by default. */
import { readFlag, readRecord } from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';

export type DeliverySettings = {
  /** Reports to Google Analytics 4 through `window.dataLayer`. */
  readonly dataLayer: boolean;
  /** Address that takes collected events; undefined collects none. */
  readonly collectorURL: string | undefined;
  /** Measures how fast the document is for the shopper. */
  readonly measurePerformance: boolean;
};

export function readDeliverySettings(globals: unknown): DeliverySettings {
  const { dataLayer, collectorURL, measurePerformance } = readRecord(globals);
  return {
    dataLayer: readFlag(dataLayer),
    collectorURL: safeAddress(collectorURL),
    measurePerformance: readFlag(measurePerformance),
  };
}

/** A host publishes `true` or `false` under this topic when the shopper gives or withdraws consent. */
export const consentTopic = 'plp/consent';
