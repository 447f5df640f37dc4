/**
 * Reports errors to the host (docs/product.md, 14.3). A host with an error service sets `window.plpReportError =
 * (report, error) => …` at any time and then gets the reports instead.
 */
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes';
import type { Platform, WhileMounted } from '../platform/platform';

type ErrorReport = {
  readonly kind: 'render' | 'hydration' | 'chunk' | 'script';
  /** What failed: "card", "filters", "page", "listener of grid-update", … */
  readonly area: string;
  readonly message: string;
  readonly stack: string;
  /** Without the query, which can contain search words. */
  readonly path: string;
};

type HostReporter = (report: ErrorReport, error: unknown) => void;
type Host = { readonly plpReportError?: HostReporter };

/** Limits the reports of a page that repeats an error in a loop. */
const mostReports = 10;
const longestMessage = 500;
const longestStack = 3_000;

const chunkFailure = /chunk|dynamically imported|importing a module/i;

function describe(error: unknown, area: string, kind: ErrorReport['kind'] = 'script'): ErrorReport {
  const { message = error, stack = '' } = error instanceof Error ? error : {};
  const text = String(message);
  return {
    kind: chunkFailure.test(text) ? 'chunk' : kind,
    area,
    message: text.slice(0, longestMessage),
    stack: stack.slice(0, longestStack),
    path: window.location.pathname,
  };
}

/** Sends JSON as plain text, so that a beacon to another origin needs no preflight request. */
const send = (address: string, report: ErrorReport) =>
  navigator.sendBeacon(address, JSON.stringify({ errors: [report] }));

/**
 * Returns a function that reports each error once, ten a page at most, to `{envURL}/client-errors`. It never throws.
 */
export function createErrorReporter(envURL: string): Platform['reportError'] {
  const address = `${withoutTrailingSlashes(envURL)}/client-errors`;
  const reported = new Set<unknown>();
  return (error, area, kind) => {
    try {
      const report = describe(error, area, kind);
      // What has a stack is the same error in whatever area it is caught.
      const identity = `${report.stack || area} ${report.message}`;
      if (reported.has(identity) || reported.size >= mostReports) return;
      reported.add(identity);
      const { plpReportError } = window as Host;
      if (plpReportError) plpReportError(report, error);
      else send(address, report);
    } catch {
      // The shopper has had one error already.
    }
  };
}

/** Reports errors that nothing caught, when they come from the product's own scripts and not from the host's. */
export function watchOwnScripts(
  scriptFolder: string,
  reportError: Platform['reportError'],
  whileMounted?: WhileMounted,
): void {
  const listen = (error: unknown) => {
    if (error instanceof Error && error.stack?.includes(scriptFolder)) reportError(error, 'script');
  };
  window.addEventListener('error', ({ error }) => listen(error), whileMounted);
  window.addEventListener('unhandledrejection', ({ reason }) => listen(reason), whileMounted);
}
