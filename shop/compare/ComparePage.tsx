import type { Product } from '../../src/catalogue/product';
import { useEnvironment, useHref } from '../../src/environment/use-environment';
import { ListNotes } from '../../src/product/ListNotes';
import type { Brand } from '../../src/storefront/brand';
import { English, useEnglish } from '../pages/English';
import { MissingProducts } from '../pages/MissingProducts';
import { ProductRow, ProductTile } from '../recommendations/ProductRow';
import { tileOf } from '../recommendations/tile';
import { compareAddress, mostCompared } from './compare-address';
import type { ComparedRow } from './compared-rows';
import { CompareTable } from './CompareTable';

type ComparePageProps = {
  readonly brand: Brand;
  readonly products: readonly Product[];
  readonly rows: readonly ComparedRow[];
  readonly onlyDifferences: boolean;
  /** How many products of the address the shop does not have. */
  readonly missing: number;
  /** Whether the address names more products than are compared. */
  readonly hasMore: boolean;
  /** What may be added. */
  readonly similar: readonly Product[];
};

/** The products of the address side by side. All that changes it is a link. */
export function ComparePage(props: ComparePageProps) {
  const { brand, products, rows, onlyDifferences, missing, hasMore, similar } = props;
  const lang = useEnglish();
  const { imageSizes: sizes, language, mount } = useEnvironment();
  const chosen = products.map((product) => ({
    id: product.productId,
    title: product.title,
    src: tileOf(product, { sizes, language, mount })?.src,
  }));
  return (
    <>
      <div className="plp-shop-page plp-shop-comparison" data-compared={JSON.stringify(chosen)}>
        <h1 lang={lang}>Compare products</h1>
        <MissingProducts count={missing} />
        {hasMore && <p lang={lang}>{`Only ${mostCompared} products are compared at once.`}</p>}
        {products.length > 0 ? (
          <>
            {products.length > 1 && (
              <DifferencesLink products={products} onlyDifferences={onlyDifferences} />
            )}
            <CompareTable
              products={products}
              rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
            />
            <ListNotes brand={brand} products={products} />
          </>
        ) : (
          <NothingChosen />
        )}
      </div>
      <MoreProducts products={products} similar={similar} />
    </>
  );
}

type DifferencesLinkProps = Pick<ComparePageProps, 'products' | 'onlyDifferences'>;

function DifferencesLink({ products, onlyDifferences }: DifferencesLinkProps) {
  const href = useHref();
  const ids = products.map(({ productId }) => productId);
  return (
    <p className="plp-shop-comparison__choice" lang={useEnglish()}>
      <a className="plp-link" href={href(compareAddress(ids, !onlyDifferences))} rel="nofollow">
        {onlyDifferences ? 'Show all rows' : 'Show only the differences'}
      </a>
    </p>
  );
}

const NothingChosen = () => (
  <>
    <p>
      <English>
        There is nothing to compare yet. The arrows on a product add it to the comparison.
      </English>
    </p>
    <p>
      <a className="plp-button plp-button--primary" href={useHref()('/browse')}>
        <English>See the whole shop</English>
      </a>
    </p>
  </>
);

/** Products like the first one; the link of each adds it. */
function MoreProducts({ products, similar }: Pick<ComparePageProps, 'products' | 'similar'>) {
  const { imageSizes: sizes, language, mount } = useEnvironment();
  const href = useHref();
  const ids = products.map(({ productId }) => productId);
  const tiles = similar.flatMap((product) => {
    const tile = tileOf(product, { sizes, language, mount });
    return tile ? [{ ...tile, href: href(compareAddress([...ids, product.productId])) }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <div className="plp-shop-page">
      <ProductRow id="plp-shop-comparison-more" heading="Add to the comparison">
        {tiles.map((tile) => (
          <ProductTile key={tile.href} tile={tile} />
        ))}
      </ProductRow>
    </div>
  );
}
