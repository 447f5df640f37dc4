/** The state of a save button, and the action of a click on it. */
import { createAction } from '@reduxjs/toolkit';
import { savedApi } from './saved-api';
import { createAppSelector, type RootState } from '../store/root-state';

export type SaveProgress = 'unsaved' | 'saving' | 'saved' | 'removing';

/** The shopper clicked the button of the product of this id. */
export const saveToggled = createAction<string>('savedForLater/saveToggled');

/** The cache key of a product's last change: RTK Query keeps one mutation for each product. */
export const changeKey = (productId: string): string => `product ${productId}`;

export const selectSavedList = savedApi.endpoints.savedProducts.select();

const selectSavedIds = createAppSelector(
  [selectSavedList],
  ({ data }) => data && new Set(data.savedProducts.map(({ productId }) => productId)),
);

/** Makes the selector of one product's progress. */
export function createProgressSelector(productId: string) {
  const selectLastChange = savedApi.endpoints.addProduct.select(changeKey(productId));
  return (state: Pick<RootState, 'savedForLaterApi'>): SaveProgress => {
    const { endpointName, isLoading, isSuccess } = selectLastChange(state);
    // Without a list, a product is saved when its last change added it or failed to remove it.
    const isSaved =
      selectSavedIds(state)?.has(productId) ??
      (endpointName === 'addProduct' ? isSuccess : endpointName === 'removeProduct' && !isSuccess);
    if (isLoading) return isSaved ? 'removing' : 'saving';
    return isSaved ? 'saved' : 'unsaved';
  };
}
