/** Which products are saved, and which are being saved or removed just now. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far a product is on its way into the list or out of it. */
export type SaveProgress = 'unsaved' | 'saving' | 'saved' | 'removing';

export type SavedChange = { readonly productId: string; readonly isSaved: boolean };

type SavedState = {
  /** Whether the service's list is among what is known. */
  readonly isListKnown: boolean;
  /** By product id; a product that nothing is known about has no entry. */
  readonly isSaved: Readonly<Record<string, boolean>>;
  readonly isBusy: Readonly<Record<string, true>>;
};

const initialState: SavedState = { isListKnown: false, isSaved: {}, isBusy: {} };

/** The shopper pressed the button of the product of this id. */
export const saveToggled = createAction<string>('savedForLater/saveToggled');

export const savedSlice = createSlice({
  name: 'savedForLater',
  initialState,
  reducers: {
    changeBegan: (state, { payload }: PayloadAction<string>) => {
      state.isBusy[payload] = true;
    },
    changeEnded: (state, { payload }: PayloadAction<string>) => {
      delete state.isBusy[payload];
    },
    /** The service has kept a change, of this tab or of another. */
    productChanged: (state, { payload }: PayloadAction<SavedChange>) => {
      state.isSaved[payload.productId] = payload.isSaved;
    },
    listReceived: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.isListKnown = true;
      // What changed while the list was on its way is newer than the list.
      for (const id of payload) {
        if (!Object.hasOwn(state.isSaved, id)) state.isSaved[id] = true;
      }
    },
  },
  selectors: {
    selectIsSaved: ({ isSaved }, productId: string) => isSaved[productId] === true,
    selectIsBusy: ({ isBusy }, productId: string) => isBusy[productId] === true,
    /** One answer for each card, as every one of them is asked after each action. */
    selectSaveProgress: ({ isSaved, isBusy }, productId: string): SaveProgress => {
      if (isSaved[productId]) return isBusy[productId] ? 'removing' : 'saved';
      return isBusy[productId] ? 'saving' : 'unsaved';
    },
    selectIsListKnown: ({ isListKnown }) => isListKnown,
    selectSavedIds: ({ isSaved }) => Object.keys(isSaved).filter((id) => isSaved[id]),
  },
});

export const { changeBegan, changeEnded, productChanged, listReceived } = savedSlice.actions;
export const {
  selectIsSaved,
  selectIsBusy,
  selectSaveProgress,
  selectIsListKnown,
  selectSavedIds,
} = savedSlice.selectors;
export type WithSaved = { readonly savedForLater: SavedState };
