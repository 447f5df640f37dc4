import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';
import { RenderBoundary } from './RenderBoundary';

/** Tells the reporter of this store's platform. */
const errorReported =
  (error: unknown, area: string): ThunkAction<void, unknown, Platform, UnknownAction> =>
  (_dispatch, _getState, platform) =>
    platform.reportError(error, area);

type GuardOptions = Pick<ComponentProps<typeof RenderBoundary>, 'fallback' | 'of'>;

/** A function that wraps an area which may fail alone; a failure is reported once and shows the fallback (decision 40). */
export function useGuard() {
  const dispatch = useDispatch<ThunkDispatch<unknown, Platform, UnknownAction>>();
  return useCallback(
    (area: string, content: ReactNode, options?: GuardOptions) => (
      <RenderBoundary
        area={area}
        {...options}
        onError={(error, failed) => dispatch(errorReported(error, failed))}
      >
        {content}
      </RenderBoundary>
    ),
    [dispatch],
  );
}
