/**
 * The optional request for products by their ids, as it is written and read (docs/listing-api.md, "Products by ids").
 */
import { attempt } from '../lib/attempt';
import { encodePercent } from '../listing-url/percent';
import { isTooLong } from '../listing-url/url-limits';
import { longestId, mostProducts } from './listing-bounds';

const path = '/product_id/';

/** Ids in one request; servers ignore further ones. */
export const mostIds = mostProducts;
/** Characters behind the base; with it, an address stays below the length that servers refuse. */
const longestRequest = 7_000;

/**
 * The addresses to GET for these products, as in `/listing-api/product_id/5247001,9851946`: several when there are more
 * than 96 ids, or one address would be too long.
 */
export function writeProductsRequests(apiUrl: string, ids: readonly string[]): readonly string[] {
  const lists: string[][] = [];
  let length = 0;
  for (const id of ids.map(encodePercent)) {
    length += id.length + 1;
    const last = lists.at(-1);
    if (last && last.length < mostIds && length <= longestRequest) last.push(id);
    else {
      lists.push([id]);
      length = path.length + id.length;
    }
  }
  return lists.map((list) => apiUrl.replace(/\/$/, '') + path + withoutDots(list.join(',')));
}

// fetch resolves "." and ".." in a path. An empty id behind them prevents that.
const withoutDots = (list: string) => (/^\.\.?$/.test(list) ? `${list},` : list);

/**
 * The ids that a request names, each once: the first 96, without empty, overlong and malformed ones. Undefined for a
 * request of another kind. `pathAndQuery` is the part behind the API's base.
 */
export function readProductsRequest(pathAndQuery: string): readonly string[] | undefined {
  if (!pathAndQuery.startsWith(path)) return undefined;
  if (isTooLong(pathAndQuery)) return [];
  const [list = ''] = pathAndQuery.slice(path.length).split(/[?/]/, 1);
  return [...new Set(list.split(',').slice(0, mostIds).flatMap(readProductId))];
}

function readProductId(text: string): readonly string[] {
  const id = attempt(() => decodeURIComponent(text));
  return id && id.length <= longestId ? [id] : [];
}
