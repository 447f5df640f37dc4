/** A storefront with one extension of each kind (docs/guides/extending.md). */
import { defineStorefront, ownSortOrders } from 'product-listing-page';
import { AddToBasket } from './AddToBasket';
import { bestSellers } from './best-sellers';
import { CompareLink } from '../../storefront/CompareLink';
import { chipTexts } from './chip-texts';
import { ChooseSize } from './ChooseSize';
import { DeliveryNote } from './DeliveryNote';
import { eventFields } from './event-fields';
import { newestReviews } from './newest-reviews';
import { NewInBadge } from './NewInBadge';
import { QuickLook } from './QuickLook';
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
    { place: 'at-price', Part: DeliveryNote },
    { place: 'at-price', Part: AddToBasket },
    { place: 'at-price', Part: ChooseSize },
    { place: 'action', Part: CompareLink },
    { place: 'action', Part: QuickLook },
  ],
  contentSlots: [{ place: { after: 6 }, Content: SizeGuide }],
  sortOrders: [...ownSortOrders, bestSellers, newestReviews],
  eventFields,
  chipTexts,
});
