/** A storefront with one extension of each kind (docs/guides/extending.md). */
import { defineStorefront, ownSortOrders } from 'product-listing-page';
import { chipTexts } from './chip-texts';
import { EnergyLabel } from './EnergyLabel';
import { eventFields } from './event-fields';
import { newestReviews } from './newest-reviews';
import { NewInBadge } from './NewInBadge';
import { SizeGrid } from './SizeGrid';
import { SizeGuide } from './SizeGuide';
import { isSizeFacet } from './size-facet';

export const storefront = defineStorefront({
  brands: [
    {
      key: 'marlow',
      displayName: 'Marlow',
      locale: 'en-GB',
      currencyCode: 'GBP',
      money: 'pounds-or-euros',
      saveForLater: 'always',
      paging: 'pages',
    },
  ],
  facetForms: [{ facetIds: isSizeFacet, Form: SizeGrid }],
  cardParts: [
    { place: 'on-picture', Part: NewInBadge },
    { place: 'below-title', Part: EnergyLabel },
  ],
  contentSlots: [{ place: { after: 6 }, Content: SizeGuide }],
  sortOrders: [...ownSortOrders, newestReviews],
  eventFields,
  chipTexts,
});
