import type { Brands } from '../storefront/brand';
import { pageGlobalsName, readPageGlobals, type PageGlobals } from '../storefront/page-globals';

/** The server writes the globals as a data block, which the content policy allows without inline scripts. */
export const globalsBlockId = 'plp-globals';

function readBlock(): unknown {
  const text = document.getElementById(globalsBlockId)?.textContent;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads `window.__PLP__`, or the data block, which then becomes `window.__PLP__` for other scripts. */
export function readWindowGlobals(brands: Brands): PageGlobals {
  const host = window as unknown as Record<string, unknown>;
  host[pageGlobalsName] ??= readBlock();
  return readPageGlobals(host[pageGlobalsName], brands);
}
