import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import { ProductRow, ProductTile } from './ProductRow';
import { RecommendedProduct } from './RecommendedProduct';

/** What the script copies, in every page's frame. */
export const RecommendationTemplates = ({ apiUrl }: { readonly apiUrl: string }) => (
  <>
    <template id="plp-shop-viewed" data-api={apiUrl}>
      <ProductRow
        id="plp-shop-viewed-heading"
        heading="Recently viewed"
        action={
          <button type="button" className="plp-button">
            Clear<VisuallyHidden> recently viewed products</VisuallyHidden>
          </button>
        }
      >
        <ProductTile />
      </ProductRow>
    </template>
    <template id="plp-shop-recommended">
      <RecommendedProduct />
    </template>
  </>
);
