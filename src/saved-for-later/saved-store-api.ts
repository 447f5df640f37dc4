/** The cache of the save-for-later calls; the calls themselves come in a script of their own. */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import type { SavedFailure } from './saved-failure';

export const savedStoreApi = createApi({
  reducerPath: 'savedForLaterApi',
  baseQuery: fakeBaseQuery<SavedFailure>(),
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});
