/** The changes that the shopper makes to the saved products on this page, and the state of each save button. */
import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { createAppSelector, type RootState } from '../store/root-state';
import { savedApi } from './saved-api';
import type { SavedFailure } from './service-calls';
import { selectStorefront } from '../listing/storefront-state';
import type { PageGlobals } from '../storefront/page-globals';

declare module '../store/root-state' {
  interface RootState {
    readonly savedForLater: readonly ProductChange[];
  }
}

/** The last change of a product. */
type ProductChange = {
  readonly productId: string;
  /** Whether the product is saved, as far as its last change tells. */
  readonly isSaved: boolean;
  readonly isPending: boolean;
  /** Why the change was not made. */
  readonly failure: SavedFailure | undefined;
};

export type SaveProgress = 'unsaved' | 'saving' | 'saved' | 'removing';

/** The shopper clicked the button of the product of this id, whose card shows the colour of this name. */
export const saveToggled = createAction(
  'savedForLater/saveToggled',
  (payload: string, meta?: string) => ({ payload, meta }),
);

const { matchPending, matchFulfilled, matchRejected } = savedApi.endpoints.setSaved;

export const savedForLaterSlice = createSlice({
  name: 'savedForLater',
  // A list, since an id of a product can be `__proto__`. A page has changes of a few products.
  initialState: [] as readonly ProductChange[],
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(matchPending, matchFulfilled, matchRejected), (changes, action) => {
      const { arg, requestStatus } = action.meta;
      const { productId, isSaved } = arg.originalArgs;
      return [
        ...changes.filter((change) => change.productId !== productId),
        {
          productId,
          isSaved: isSaved === (requestStatus === 'fulfilled'),
          isPending: requestStatus === 'pending',
          failure: matchRejected(action) ? action.payload : undefined,
        },
      ];
    });
  },
});

export const selectSavedList = savedApi.endpoints.savedProducts.select();

const selectSavedIds = createAppSelector(
  [selectSavedList],
  ({ data }) => data && new Set(data.savedProducts.map(({ productId }) => productId)),
);

/** Without a list, a product is saved when its last change says so. */
export function selectSaveProgress(
  state: Pick<RootState, 'savedForLaterApi' | 'savedForLater'>,
  productId: string,
): SaveProgress {
  const { isSaved: wasSaved = false, isPending } =
    state.savedForLater.find((change) => change.productId === productId) ?? {};
  const isSaved = selectSavedIds(state)?.has(productId) ?? wasSaved;
  if (isPending) return isSaved ? 'removing' : 'saving';
  return isSaved ? 'saved' : 'unsaved';
}

/**
 * Whether save for later is offered: on every brand but the Ireland variant, which needs its flag (docs/product.md,
 * 12.1).
 */
export const offersSaving = ({
  brand,
  saveForLaterIreland,
}: Pick<PageGlobals, 'brand' | 'saveForLaterIreland'>): boolean =>
  brand.saveForLater === 'always' || saveForLaterIreland;

export const selectOffersSaving = (state: RootState): boolean =>
  offersSaving(selectStorefront(state));
