/** Whether the shopper agreed to be counted: `window.__PLP__.consent` must be `true`; anything else means no. */
import { consentTopic } from '../../events/delivery-settings';
import type { EventBus } from '../../lib/event-bus';
import { readFlag, readRecord } from '../../lib/read-unknown';
import { pageGlobalsName } from '../../storefront/page-globals';

export type Consent = {
  /** Reads the field on each call, so that a host may simply set it. */
  readonly isGiven: () => boolean;
  /** Not while the host has not said yet. */
  readonly isRefused: () => boolean;
  /** Calls the listener at each change that is published under `plp/consent`. */
  readonly onChange: (listener: (isGiven: boolean) => void) => void;
};

export function createConsent(bus: EventBus): Consent {
  const host = window as unknown as Record<string, object | undefined>;
  const field = () => readRecord(host[pageGlobalsName]).consent;
  const isGiven = () => readFlag(field());
  // Also what was published before this script came.
  bus.subscribe(
    consentTopic,
    (isAgreed) => {
      Object.assign((host[pageGlobalsName] ??= {}), { consent: readFlag(isAgreed) });
    },
    { replay: true },
  );
  return {
    isGiven,
    isRefused: () => field() !== undefined && !isGiven(),
    onChange: (listener) => void bus.subscribe(consentTopic, () => listener(isGiven())),
  };
}
