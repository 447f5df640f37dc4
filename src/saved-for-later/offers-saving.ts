/** Where save for later is offered (docs/product.md, 12.1). */
import { selectStorefront, type WithStorefront } from '../listing/storefront-slice';
import type { PageGlobals } from '../storefront/page-globals';

/** True on every brand but the Ireland variant, which needs its flag. */
export const offersSaving = ({
  brand,
  saveForLaterIreland,
}: Pick<PageGlobals, 'brand' | 'saveForLaterIreland'>): boolean =>
  brand.saveForLater === 'always' || saveForLaterIreland;

export const selectOffersSaving = (state: WithStorefront): boolean =>
  offersSaving(selectStorefront(state));
