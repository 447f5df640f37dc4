import type { EventFields } from 'product-listing-page';

export const eventFields: EventFields = ({ listing }) => ({
  newProducts: listing.products.filter(({ customFields }) => customFields?.newIn === true).length,
});
