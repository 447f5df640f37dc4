import { parseJson } from '../lib/parse-json';
import type { Brands } from '../storefront/brand';
import { pageGlobalsName, readPageGlobals, type PageGlobals } from '../storefront/page-globals';
import { globalsBlockId } from '../storefront/page-names';

const readBlock = (): unknown => parseJson(document.getElementById(globalsBlockId)?.textContent);

/** Reads `window.__PLP__`, or the data block, which then becomes `window.__PLP__` for other scripts. */
export function readWindowGlobals(brands: Brands): PageGlobals {
  const host = window as unknown as Record<string, unknown>;
  host[pageGlobalsName] ??= readBlock();
  return readPageGlobals(host[pageGlobalsName], brands);
}
