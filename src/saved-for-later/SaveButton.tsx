import { colourOf, type Product } from '../catalogue/product';
import { saveToggled, selectSaveProgress } from './saved-for-later-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

type SaveButtonProps = {
  readonly product: Pick<Product, 'productId' | 'title' | 'url' | 'swatches'>;
};

/** Saves a product for later in the colour that its card shows, or removes it (docs/product.md, 12.2). */
export function SaveButton({ product }: SaveButtonProps) {
  const { productId, title } = product;
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
      onClick={() => dispatch(saveToggled(productId, colourOf(product)))}
    />
  );
}
