/** The page types that the host page and the events know (specification section 1). */
export const pageTypes = ['search', 'browse', 'promo'] as const;
export type PageType = (typeof pageTypes)[number];

export const isPageType = (value: unknown): value is PageType =>
  (pageTypes as readonly unknown[]).includes(value);

/** The page type of a listing type: a value deal is a promotion (decision 19). */
export const pageTypeOf = (listingType: PageType | 'valuedeal'): PageType =>
  listingType === 'valuedeal' ? 'promo' : listingType;
