import type { BrandPrices } from '../catalogue/brand-prices';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { readProduct } from '../pages/read-product';
import { ProductRow, ProductTile } from './ProductRow';
import { tileOf } from './tile';
import { useEnvironment } from '../../src/environment/use-environment';

type SimilarProductsProps = {
  readonly products: readonly CatalogueProduct[];
  readonly prices: BrandPrices;
  /** The URL form of the colour to show them in, where they have it. */
  readonly colour: string | undefined;
  readonly canBeSaved: boolean;
};

/** A row for the product page; nothing without products. */
export function SimilarProducts(props: SimilarProductsProps) {
  const { products, prices, colour, canBeSaved } = props;
  const { imageSizes: sizes, language, mount } = useEnvironment();
  const tiles = products.flatMap((product) => {
    const read = readProduct(product, prices, { colour, sizes: [] });
    return (read && tileOf(read, { sizes, language, mount })) ?? [];
  });
  const saveTexts = canBeSaved ? language.texts.product : undefined;
  if (tiles.length === 0) return null;
  return (
    <div className="plp-shop-page">
      <ProductRow id="plp-shop-similar" heading="You may also like">
        {tiles.map((tile) => (
          <ProductTile key={tile.href} tile={tile} saveTexts={saveTexts} />
        ))}
      </ProductRow>
    </div>
  );
}
