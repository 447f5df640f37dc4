import type { EventFields } from '../../src/page/public';

export const eventFields: EventFields = ({ listing }) => ({
  newProducts: listing.products.filter(({ customFields }) => customFields?.newIn === true).length,
});
