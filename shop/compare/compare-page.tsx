/** The page that compares products side by side. */
import type { ShopPage, ShopPageRequest } from '../../server/services/shop-pages';
import { pricesOf } from '../catalogue/brand-prices';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { readProduct } from '../pages/read-product';
import { renderPage } from '../pages/render-page';
import { comparePath, mostCompared } from './compare-address';
import { readComparison } from './read-comparison';
import { comparedRows } from './compared-rows';
import { ComparePage } from './ComparePage';

type ComparePageOptions = Omit<ShopPageRequest, 'params' | 'path' | 'findListing'> & {
  readonly outline: CatalogueOutline;
  readonly findProduct: (id: string) => Promise<CatalogueProduct | undefined>;
  readonly findSimilar: (product: CatalogueProduct) => Promise<readonly CatalogueProduct[]>;
};

export async function comparePage(options: ComparePageOptions): Promise<ShopPage> {
  const { brand, outline, query, productScript, findProduct, findSimilar } = options;
  const { ids, ...comparison } = readComparison(query);
  const products = (await Promise.all(ids.map(findProduct))).filter(
    (product) => product !== undefined,
  );
  const [first] = products;
  const similar = first && products.length < mostCompared ? await findSimilar(first) : [];
  const prices = pricesOf(outline, brand);
  const readAll = (list: readonly CatalogueProduct[]) =>
    list.map((product) => readProduct(product, prices)).filter((product) => product !== undefined);
  const main = renderPage(
    <ComparePage
      {...comparison}
      brand={brand}
      products={readAll(products)}
      rows={comparedRows(products, outline, options.language)}
      missing={ids.length - products.length}
      similar={readAll(similar.filter(({ id }) => !ids.includes(id)))}
    />,
    options,
  );
  return {
    title: `Compare products | ${brand.displayName}`,
    canonicalPath: comparePath,
    robots: 'noindex',
    main,
    scripts: productScript === undefined ? [] : [productScript],
  };
}
