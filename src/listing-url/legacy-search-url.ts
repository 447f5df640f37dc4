/** Search addresses of the shop's older site: `/e/q/sofa.end` became `/search/sofa` (docs/product.md, 3.10). */

export const legacySearchPrefix = '/e/q';

const legacyPath = /^\/e\/q(.*)\.end$/;

/** The present form of a legacy search path with its query; undefined for any other address. */
export function rewriteLegacySearchUrl(url: string): string | undefined {
  const queryStart = url.search(/[?#]/);
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const rest = legacyPath.exec(path)?.[1];
  return rest === undefined || !/^(?:\/|$)/.test(rest)
    ? undefined
    : `/search${rest}${queryStart === -1 ? '' : url.slice(queryStart)}`;
}
