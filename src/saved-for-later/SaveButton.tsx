import { Icon } from '../ui/Icon';
import { saveToggled, selectSaveProgress } from './saved-for-later-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

type SaveButtonProps = {
  readonly product: { readonly productId: string; readonly title: string };
};

/** Saves a product for later, or removes it (docs/product.md, 12.2). */
export function SaveButton({ product: { productId, title } }: SaveButtonProps) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const progress = useAppSelector((state) => selectSaveProgress(state, productId));
  const isSaved = progress === 'saved' || progress === 'removing';
  return (
    <button
      type="button"
      className="plp-save-button"
      // By which a reload gives it the focus again, as its label changes.
      value={productId}
      aria-label={isSaved ? texts.product.saved(title) : texts.product.saveForLater(title)}
      aria-pressed={isSaved}
      data-tip={isSaved ? texts.product.savedTip : texts.product.saveTip}
      aria-busy={progress === 'saving' || progress === 'removing'}
      onClick={() => dispatch(saveToggled(productId))}
    >
      <Icon name="heart" isFilled={isSaved} className="plp-save-button__heart" />
    </button>
  );
}
