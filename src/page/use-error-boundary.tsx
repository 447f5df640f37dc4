import { useCallback, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';
import { ErrorBoundary } from './ErrorBoundary';

/** Reports an error to the store's platform. */
const errorReported =
  (error: unknown, area: string): ThunkAction<void, unknown, Platform, UnknownAction> =>
  (_dispatch, _getState, platform) =>
    platform.reportError(error, area);

/** Returns a function that wraps an area in an error boundary, which reports an error once (docs/product.md, 14.2). */
export function useErrorBoundary() {
  const dispatch = useDispatch<ThunkDispatch<unknown, Platform, UnknownAction>>();
  return useCallback(
    (area: string, content: ReactNode, fallback?: ReactNode) => (
      <ErrorBoundary
        area={area}
        fallback={fallback}
        onError={(error, failed) => dispatch(errorReported(error, failed))}
      >
        {content}
      </ErrorBoundary>
    ),
    [dispatch],
  );
}
