/** Whether the grid shows larger pictures in fewer columns, a choice that the browser stores (docs/product.md, 7.9). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '../store/root-state' {
  interface RootState {
    readonly pictureSize: { readonly isLarge: boolean };
  }
}

/** The name in local storage, and its value for large pictures. */
export const pictureSizeKey = 'plp_picture_size';
export const largePictures = 'large';

/** On the document's root element while pictures are large. */
export const largePicturesClass = 'plp-large-pictures';

export const pictureSizeSlice = createSlice({
  name: 'pictureSize',
  initialState: { isLarge: false },
  reducers: {
    pictureSizeChosen: (state, { payload: isLarge }: PayloadAction<boolean>) => {
      state.isLarge = isLarge;
    },
  },
  selectors: { selectIsLarge: ({ isLarge }) => isLarge },
});

export const { pictureSizeChosen } = pictureSizeSlice.actions;
export const { selectIsLarge } = pictureSizeSlice.selectors;
