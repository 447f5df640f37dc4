/** A save-for-later call that did not do what it was to do. */
export type SavedFailure = {
  /** In the words of the error catalogue (specification section 8). */
  readonly message: string;
  readonly status?: number;
};

export const unreadable: SavedFailure = {
  message: 'There was an error calling save for later service',
};
