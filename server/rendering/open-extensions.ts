/** The extensions of a storefront on the server. */
import type { FastifyBaseLogger } from 'fastify';
import { extendPage } from '../../src/page/extend-page';
import type { ExtendEnvironment } from '../../src/environment/environment';
import type { Extensions } from '../../src/page/storefront';
import type { Platform } from '../../src/platform/platform';

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

export const openExtensions = (
  extensions: Extensions,
  log: Pick<FastifyBaseLogger, 'error'>,
): ExtendEnvironment => extendPage(extensions, createErrorLog(log));
