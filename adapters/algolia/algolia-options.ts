/** What the clients of Algolia are opened with. */
import type { AdapterFields } from '../adapter-fields';
import type { VendorConnection } from '../vendor-fetch';

export type AlgoliaOptions = {
  readonly appId: string;
  readonly key: string;
  readonly index: string;
  /** Instead of Algolia's own hosts. */
  readonly url: string | undefined;
  /** Instead of the region that is nearest. */
  readonly insightsUrl: string | undefined;
  readonly fields: AdapterFields;
};

export const vendor = 'Algolia';

export const connectionOf = (key: string): VendorConnection & { readonly key: string } => ({
  vendor,
  keySetting: 'ALGOLIA_API_KEY',
  key,
});

/** A base address as the clients take it. */
export function hostOf(url: string) {
  const { protocol, host, pathname } = new URL(url);
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
