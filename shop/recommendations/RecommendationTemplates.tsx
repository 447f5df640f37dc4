import { useTexts } from '../../src/environment/use-environment';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import { useEnglish } from '../pages/English';
import { ProductRow, ProductTile } from './ProductRow';
import { RecommendedProduct } from './RecommendedProduct';

type TemplatesProps = {
  readonly apiUrl: string;
  readonly imageSizes: string;
  readonly canBeSaved: boolean;
};

/** What the script copies, in every page's frame. */
export function RecommendationTemplates({ apiUrl, imageSizes, canBeSaved }: TemplatesProps) {
  const texts = useTexts().product;
  const saveTexts = canBeSaved ? texts : undefined;
  return (
    <>
      <template id="plp-shop-viewed" data-api={apiUrl} data-sizes={imageSizes}>
        <ProductRow
          id="plp-shop-viewed-heading"
          heading="Recently viewed"
          action={
            <button type="button" className="plp-button" lang={useEnglish()}>
              Clear<VisuallyHidden> recently viewed products</VisuallyHidden>
            </button>
          }
        >
          <ProductTile saveTexts={saveTexts} />
        </ProductRow>
      </template>
      <template id="plp-shop-recommended" data-sizes={imageSizes}>
        <RecommendedProduct lang={useEnglish()} saveTexts={saveTexts} />
      </template>
    </>
  );
}
