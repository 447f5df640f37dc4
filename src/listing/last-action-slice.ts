/** The shopper's last action (docs/product.md, 4.3). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LastActionType } from './last-action';

declare module '../store/root-state' {
  interface RootState {
    readonly lastAction: LastActionState;
  }
}

export type RecordedAction = {
  readonly type: LastActionType;
  readonly location: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
  };
};

type LastActionState = { readonly type?: LastActionType };

const initialState: LastActionState = {};

export const lastActionSlice = createSlice({
  name: 'lastAction',
  initialState,
  reducers: {
    actionRecorded: (_state, action: PayloadAction<RecordedAction>) => ({
      type: action.payload.type,
    }),
  },
});

export const { actionRecorded } = lastActionSlice.actions;
