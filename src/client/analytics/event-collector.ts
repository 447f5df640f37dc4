/** Sends the page's events to a collector of the host's own, for shoppers who agreed. */
import type { Store } from '@reduxjs/toolkit';
import type { DeviceClass } from '../../events/collected-event';
import { createCollectorQueue } from '../../events/collector-queue';
import { selectBrand } from '../../listing/storefront-state';
import type { Platform } from '../../platform/platform';
import type { RootState } from '../../store/root-state';
import { wideScreen } from '../../ui/wide-screen';
import type { Consent } from './consent';
import type { Deliver } from './delivery';

type CollectorOptions = {
  readonly collectorURL: string;
  readonly consent: Consent;
  readonly platform: Pick<Platform, 'fetch' | 'sessionStorage' | 'whileMounted'>;
  readonly store: Pick<Store<RootState>, 'getState'>;
};

/** Returns the function that takes each event. */
export function startEventCollector(options: CollectorOptions): Deliver {
  const { collectorURL, consent, platform, store } = options;
  const brand = selectBrand(store.getState()).key;
  const queue = createCollectorQueue({
    sessionStorage: platform.sessionStorage,
    createId: createRandomId,
    isAllowed: consent.isGiven,
    isRefused: consent.isRefused,
    surroundings: () => ({ brand, deviceClass: deviceClass() }),
    send: async (body) => {
      const headers = { 'content-type': 'application/json' };
      // Without cookies, which a beacon would send: the collector knows the visit and not the shopper.
      const call = { method: 'POST', headers, body, credentials: 'omit', keepalive: true } as const;
      return isSettled((await platform.fetch(collectorURL, call)).status);
    },
  });
  consent.onChange((isGiven) => {
    if (!isGiven) queue.clear();
  });
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    queue.leave();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    isLeft = false;
    if (persisted) queue.restore();
  };
  const changeVisibility = () => {
    if (document.visibilityState === 'hidden') queue.leave();
    // A restored page becomes visible before it is shown, when other pages' events are not read yet.
    else if (!isLeft) queue.enter();
  };
  const { whileMounted } = platform;
  // Not `unload`: its listeners keep the page out of the back/forward cache.
  window.addEventListener('pagehide', leave, whileMounted);
  window.addEventListener('pageshow', show, whileMounted);
  document.addEventListener('visibilitychange', changeVisibility, whileMounted);
  whileMounted?.signal.addEventListener('abort', leave);
  return queue.add;
}

/** A phone's screen is narrower in one direction than any tablet's. */
const widestPhonePx = 600;

function deviceClass(): DeviceClass {
  if (window.matchMedia(wideScreen).matches) return 'desktop';
  return Math.min(screen.width, screen.height) < widestPhonePx ? 'phone' : 'tablet';
}

/** Whether to drop the events: a collector that refuses them would refuse them again, unless the error is transient. */
const isSettled = (status: number) => status < 500 && status !== 408 && status !== 429;

/** `crypto.randomUUID` exists on secure pages only. */
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
