/** Where save for later is offered (docs/product.md, 12.1). */
import { selectStorefront } from '../listing/storefront-slice';
import type { PageGlobals } from '../storefront/page-globals';
import type { RootState } from '../store/root-state';

/** True on every brand but the Ireland variant, which needs its flag. */
export const offersSaving = ({
  brand,
  saveForLaterIreland,
}: Pick<PageGlobals, 'brand' | 'saveForLaterIreland'>): boolean =>
  brand.saveForLater === 'always' || saveForLaterIreland;

export const selectOffersSaving = (state: RootState): boolean =>
  offersSaving(selectStorefront(state));
