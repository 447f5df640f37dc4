import { useDispatch, useSelector } from 'react-redux';
import type { WithStorefront } from '../listing/storefront-slice';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { selectOffersSaving } from './offers-saving';
import { saveToggled, selectIsBusy, selectIsSaved, type WithSaved } from './saved-slice';

type SaveButtonProps = {
  readonly product: { readonly productId: string; readonly title: string };
};

/** Saves a product for later or takes it back; nothing where saving is not offered (specification sections 4 and 6). */
export function SaveButton({ product: { productId, title } }: SaveButtonProps) {
  const dispatch = useDispatch();
  const isOffered = useSelector((state: WithStorefront) => selectOffersSaving(state));
  const isSaved = useSelector((state: WithSaved) => selectIsSaved(state, productId));
  const isBusy = useSelector((state: WithSaved) => selectIsBusy(state, productId));
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className="plp-save-button"
      aria-pressed={isSaved}
      aria-busy={isBusy}
      onClick={() => dispatch(saveToggled(productId))}
    >
      <Icon name="heart" isFilled={isSaved} className="plp-save-button__heart" />
      <VisuallyHidden>
        {isSaved ? 'Saved' : 'Save for later'} {title}
      </VisuallyHidden>
    </button>
  );
}
