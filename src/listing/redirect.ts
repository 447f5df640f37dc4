/** A response that leads the shopper elsewhere instead of showing its listing (docs/product.md, 5.8). */
import { readRedirect, type ListingBody } from '../catalogue/read-listing';
import { parseUrl } from '../lib/parse-url';
import { withMount, withoutMount } from '../storefront/mount-prefix';
import type { AppThunk, RootState } from '../store/root-state';
import { listingApi } from './listing-api';
import { isSameArgs, type ListingArgs } from './request/listing-args';
import { listingArgsOf } from './select-listing-args';
import { selectStorefront } from './storefront-state';

type Place = { readonly origin: string; readonly mount: string };

/** Where the response leads, of this site or of an origin that the page globals allow. */
function targetOf(
  body: ListingBody,
  state: RootState,
  { origin, mount }: Place,
): { readonly href: string; readonly args: ListingArgs | undefined } | undefined {
  const address = readRedirect(body);
  const url = address && parseUrl(withMount(mount, address), origin);
  if (!url) return undefined;
  const { pathname, search, hash, href } = url;
  if (url.origin !== origin)
    return selectStorefront(state).redirectOrigins.includes(url.origin)
      ? { href, args: undefined }
      : undefined;
  const listed = withoutMount(mount, pathname + search);
  return {
    href: pathname + search + hash,
    args: listed === undefined ? undefined : listingArgsOf(state, listed),
  };
}

/**
 * The address that the response to `args` leads to; undefined when it leads nowhere, and without a promise for most. A
 * listing that it leads to is requested first: one that leads on again may lead back, and is left out.
 */
export const redirectOf =
  (args: ListingArgs, body: ListingBody): AppThunk<Promise<string | undefined> | undefined> =>
  (dispatch, getState, { platform: { origin }, mount }) => {
    const target = targetOf(body, getState(), { origin, mount });
    if (!target || isSameArgs(target.args, args)) return undefined;
    if (!target.args) return Promise.resolve(target.href);
    const request = dispatch(
      listingApi.endpoints.listing.initiate(target.args, { subscribe: false }),
    );
    return request.then(({ data }) => (readRedirect(data) === undefined ? target.href : undefined));
  };
