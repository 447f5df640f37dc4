/** Messages the shopper has not dismissed yet, oldest first (docs/product.md, 13.4). */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { AlertVariant } from '../ui/Alert';

declare module '../store/root-state' {
  interface RootState {
    readonly alerts: readonly PageAlert[];
  }
}

export type PageAlert = {
  readonly id: string;
  readonly variant: AlertVariant;
  readonly text: string;
};

/** The oldest are dropped, so that alerts do not cover the page. */
const mostAlerts = 3;

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: [] as readonly PageAlert[],
  reducers: {
    alertRaised: {
      prepare: (alert: Omit<PageAlert, 'id'>) => ({ payload: { ...alert, id: nanoid() } }),
      // Replaces an alert of the same text, so that it is announced again but not shown twice.
      reducer: (alerts, { payload: { id, variant, text } }: PayloadAction<PageAlert>) =>
        [...alerts.filter((alert) => alert.text !== text), { id, variant, text }].slice(
          -mostAlerts,
        ),
    },
    alertDismissed: (alerts, { payload }: PayloadAction<string>) =>
      alerts.filter(({ id }) => id !== payload),
  },
  selectors: { selectAlerts: (alerts) => alerts },
});

export const { alertRaised, alertDismissed } = alertsSlice.actions;
export const { selectAlerts } = alertsSlice.selectors;
