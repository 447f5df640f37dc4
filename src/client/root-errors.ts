/** Logs and reports errors of the page's React root (docs/product.md, 14.2 and 14.3). */
import type { RootOptions } from 'react-dom/client';
import type { Platform } from '../platform/platform';
import { ErrorBoundary } from '../listing/ErrorBoundary';

type ErrorPlatform = Pick<Platform, 'log' | 'reportError'>;

/** Returns a function that logs and reports an error in this area. */
export const failed =
  ({ log, reportError }: ErrorPlatform, area: string, kind?: 'render' | 'hydration') =>
  (error: unknown): void => {
    log.error(area, error);
    reportError(error, area, kind);
  };

export const rootErrorOptions = (platform: ErrorPlatform) =>
  ({
    // React wraps what was thrown, which an error boundary may catch and report as well.
    onRecoverableError: (error) =>
      failed(platform, 'hydration', 'hydration')((error as Error).cause ?? error),
    onUncaughtError: failed(platform, 'page', 'render'),
    onCaughtError: (error, { errorBoundary }) => {
      // What a component of the storefront catches itself is its own.
      if (errorBoundary instanceof ErrorBoundary)
        failed(platform, errorBoundary.props.area, 'render')(error);
      else platform.log.error('page', error);
    },
  }) satisfies RootOptions;
