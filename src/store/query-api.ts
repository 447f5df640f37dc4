/** What queries of RTK Query get of the page's store, which their types leave open. */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Platform } from '../platform/platform';
import type { RootState, StoreEnvironment } from './root-state';

export const platformOf = ({ extra }: Pick<BaseQueryApi, 'extra'>): Platform =>
  (extra as StoreEnvironment).platform;
export const stateOf = ({ getState }: Pick<BaseQueryApi, 'getState'>): RootState =>
  getState() as RootState;
