/** The condition of settings that one adapter needs and no other. */
export const requiredWith =
  (adapter: string) =>
  ({ LISTING_ADAPTER }: Readonly<Record<string, unknown>>): boolean =>
    LISTING_ADAPTER === adapter;
