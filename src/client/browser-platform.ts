import type { Log, PictureSources, Platform, WhileMounted } from '../platform/platform';
import { attempt } from '../lib/attempt';
import { decodePercent } from '../listing-url/percent';
import { csrfToken } from './csrf-token';
import { describePage } from './document-head';
import { nextFrame } from './next-frame';
import { localStorage, sessionStorage } from './browser-storage';
import { broadcast, onBroadcast } from './tab-channel';

const searchUserKey = 'ConstructorioID_client_id';

/* eslint-disable no-console -- the only place where the page writes to the console */
const log: Log = {
  info: (message, detail) => console.info(message, detail ?? ''),
  error: (message, detail) => console.error(message, detail ?? ''),
};
/* eslint-enable no-console */

function cookie(name: string): string | undefined {
  // A sandboxed frame without an origin has no cookies: reading them throws an error.
  const pairs = attempt(() => document.cookie.split('; '));
  const value = pairs?.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && decodePercent(value);
}

/** The search provider's id of this browser: its cookie, else local storage, else none (docs/product.md, 2.4). */
const searchUserId = () => cookie(searchUserKey) ?? localStorage.read(searchUserKey);

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  // "2g" and "slow-2g".
  return connection?.saveData === true || Boolean(connection?.effectiveType?.endsWith('2g'));
}

function focus(elementId: string) {
  const element = document.getElementById(elementId);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

function scrollUpTo(elementId: string) {
  const element = document.getElementById(elementId);
  if (element && element.getBoundingClientRect().bottom < 0)
    element.closest('.plp-page')?.scrollIntoView();
}

function fetchPicture({ src, srcSet, narrow }: PictureSources) {
  const image = new Image();
  const fitting = narrow?.find(({ media }) => matchMedia(media).matches);
  image.srcset = fitting?.srcSet ?? srcSet ?? '';
  image.src = src;
}

type BrowserPlatformOptions = {
  readonly publish: Platform['publish'];
  readonly reportError: Platform['reportError'];
  readonly whileMounted: WhileMounted;
};

export const createBrowserPlatform = ({
  publish,
  reportError,
  whileMounted,
}: BrowserPlatformOptions): Platform => ({
  origin: window.location.origin,
  fetch: (url, init) => window.fetch(url, init),
  requestHeaders: {},
  csrfToken,
  userId: searchUserId,
  savesData,
  retries: true,
  log,
  sessionStorage,
  localStorage,
  publish,
  broadcast,
  onBroadcast: (topic, listener) => onBroadcast(topic, listener, whileMounted),
  reportError,
  focus,
  scrollUpTo,
  openTab: (href) => void window.open(href, '_blank', 'noopener'),
  whileMounted,
  leaveFor: (href) => window.location.replace(href),
  describePage,
  fetchPicture,
  nextFrame,
});
