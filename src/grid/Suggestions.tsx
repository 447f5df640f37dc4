import type { ReactNode } from 'react';
import type { ListingCategory } from '../catalogue/listing';
import type { Product } from '../catalogue/product';
import type { ListingUrl } from '../listing-url/listing-url';
import { categoryHrefOf } from '../listing-url/other-listing';
import { useHref, useTexts } from '../environment/use-environment';

/** What is not of the grid: the cards, and what the brand says once below them. */
export type SuggestionRenderers = {
  /** Renders a suggested product at its position, from 1. */
  readonly renderProduct: (product: Product, position: number) => ReactNode;
  readonly renderNotes: (products: readonly Product[]) => ReactNode;
};

type PopularProductsProps = SuggestionRenderers & { readonly products: readonly Product[] };

type SuggestionsProps = PopularProductsProps & {
  readonly url: ListingUrl;
  readonly categories: readonly ListingCategory[];
};

/** Categories and products that the listing API suggests with an empty list; nothing when it suggests none. */
export function Suggestions({ url, categories, ...popular }: SuggestionsProps) {
  const texts = useTexts();
  const href = useHref();
  const links = categories.flatMap(({ id, displayName }) => {
    const address = categoryHrefOf(id, url.carried);
    return address === undefined ? [] : [{ address, displayName }];
  });
  return (
    <>
      {links.length > 0 && (
        <section className="plp-suggestions" aria-labelledby="plp-suggested-categories">
          <h2 className="plp-suggestions__heading" id="plp-suggested-categories">
            {texts.fallback.categories}
          </h2>
          <ul className="plp-suggestions__categories">
            {links.map(({ address, displayName }) => (
              <li key={address}>
                <a className="plp-button" href={href(address)} dir="auto">
                  {displayName}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.products.length > 0 && <PopularProducts {...popular} />}
    </>
  );
}

const PopularProducts = ({ products, renderProduct, renderNotes }: PopularProductsProps) => (
  <section className="plp-suggestions" aria-labelledby="plp-popular-products">
    <h2 className="plp-suggestions__heading" id="plp-popular-products">
      {useTexts().fallback.products}
    </h2>
    <ul className="plp-grid plp-grid--few" aria-labelledby="plp-popular-products">
      {products.map((product, index) => (
        <li key={product.productId} className="plp-grid__cell">
          {renderProduct(product, index + 1)}
        </li>
      ))}
    </ul>
    {renderNotes(products)}
  </section>
);
