/** The extensions of a storefront on the server. */
import type { FastifyBaseLogger } from 'fastify';
import { noExtensions, type ExtendEnvironment } from '../../src/environment/environment';
import { extendWithLoaded } from '../../src/page/extend-page';
import type { Storefront } from '../../src/page/storefront';
import type { Platform } from '../../src/platform/platform';
import type { Brand } from '../../src/storefront/brand';

/** What extends the pages of each brand. */
export type ExtensionsByBrand = (brand: Brand) => ExtendEnvironment;

/** Limits the lines of an extension whose messages differ, such as by the product. */
const mostLines = 100;

/** Logs an error once for each area and message, since what fails on one page usually fails on all. */
function createErrorLog(log: Pick<FastifyBaseLogger, 'error'>): Platform['reportError'] {
  const logged = new Set<string>();
  return (err, area) => {
    const line = `${area} ${String(err)}`;
    if (logged.has(line) || logged.size >= mostLines) return;
    logged.add(line);
    log.error({ err, area }, 'render error');
  };
}

/** Rejects when extensions of a brand cannot be loaded. */
export async function openExtensions(
  { brands, extensions }: Pick<Storefront, 'brands' | 'extensions'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ExtensionsByBrand> {
  const reportError = createErrorLog(log);
  const open = async (brand: Brand) =>
    [brand.key, await extendWithLoaded(extensions, brand, reportError)] as const;
  const byKey = new Map(await Promise.all(brands.map(open)));
  return ({ key }) => byKey.get(key) ?? noExtensions;
}
