import type { ReactNode } from 'react';
import type { Product } from '../../src/catalogue/product';
import { useEnvironment, useHref, useTexts } from '../../src/environment/use-environment';
import { EnergyClass } from '../../src/product/EnergyClass';
import { ProductPrice } from '../../src/product/ProductPrice';
import { ProductRating } from '../../src/product/ProductRating';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import { English, useEnglish } from '../pages/English';
import { TilePicture } from '../recommendations/TilePicture';
import { tileOf } from '../recommendations/tile';
import { compareAddress } from './compare-address';
import type { ComparedRow } from './compared-rows';

type CompareTableProps = {
  readonly products: readonly Product[];
  readonly rows: readonly ComparedRow[];
};

const captionId = 'plp-shop-comparison-caption';

/** A column for each product. On narrow screens it scrolls sideways below the names of the rows. */
export function CompareTable({ products, rows }: CompareTableProps) {
  const same = rows.filter(({ differs }) => !differs);
  return (
    <div
      className="plp-shop-comparison__scroll"
      role="region"
      aria-labelledby={captionId}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
      tabIndex={0}
    >
      <table className="plp-shop-comparison__table">
        <caption className="plp-visually-hidden" id={captionId} lang={useEnglish()}>
          Products side by side
        </caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <ProductHead key={product.productId} product={product} products={products} />
            ))}
          </tr>
        </thead>
        <tbody>
          <FactRows products={products} />
          <AttributeRows products={products} rows={rows.filter(({ differs }) => differs)} />
        </tbody>
        {same.length > 0 && (
          <tbody className="plp-shop-comparison__same">
            {products.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1}>
                  <English>The same in all</English>
                </th>
              </tr>
            )}
            <AttributeRows products={products} rows={same} />
          </tbody>
        )}
      </table>
    </div>
  );
}

const AttributeRows = ({ products, rows }: CompareTableProps) =>
  rows.map(({ name, values }) => (
    <tr key={name}>
      <th scope="row" dir="auto">
        {name}
      </th>
      {products.map(({ productId }, index) => (
        <td key={productId} dir="auto">
          {values[index] || <NotGiven />}
        </td>
      ))}
    </tr>
  ));

/** What every product has. */
const FactRows = ({ products }: Pick<CompareTableProps, 'products'>) => (
  <>
    <Row name="Price">
      {products.map(({ productId, price, energy }) => (
        <td key={productId}>
          {price ? (
            <ProductPrice price={price}>{energy && <EnergyClass energy={energy} />}</ProductPrice>
          ) : (
            <NotGiven />
          )}
        </td>
      ))}
    </Row>
    <Row name="Rating">
      {products.map(({ productId, reviews }) => (
        <td key={productId}>
          {reviews?.count ? <ProductRating reviews={reviews} /> : <English>No reviews yet</English>}
        </td>
      ))}
    </Row>
    <Row name="Availability">
      {products.map((product) => (
        <td key={product.productId}>
          <Availability product={product} />
        </td>
      ))}
    </Row>
  </>
);

/** A row whose name is the shop's. */
const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <tr>
    <th scope="row" lang={useEnglish()}>
      {name}
    </th>
    {children}
  </tr>
);

const NotGiven = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>
      <English>not given</English>
    </VisuallyHidden>
  </>
);

function Availability({ product: { availability } }: { readonly product: Product }) {
  const { product } = useTexts();
  if (availability === undefined) return <NotGiven />;
  return availability === 'SoldOut' ? product.soldOut : <English>In stock</English>;
}

type ProductHeadProps = { readonly product: Product; readonly products: readonly Product[] };

function ProductHead({ product, products }: ProductHeadProps) {
  const { imageSizes: sizes, language, mount } = useEnvironment();
  const href = useHref();
  const tile = tileOf(product, { sizes, language, mount });
  const others = products
    .map(({ productId }) => productId)
    .filter((id) => id !== product.productId);
  return (
    <th scope="col" className="plp-shop-comparison__product">
      <div className="plp-shop-tile__picture">
        <TilePicture className="plp-shop-tile__image" tile={tile} />
      </div>
      <p className="plp-shop-comparison__title" dir="auto">
        {tile ? (
          <a className="plp-link" href={tile.href}>
            {product.title}
          </a>
        ) : (
          product.title
        )}
      </p>
      <a
        className="plp-link plp-shop-comparison__remove"
        href={href(compareAddress(others))}
        rel="nofollow"
      >
        <span lang={useEnglish()}>Remove</span>
        <VisuallyHidden> {product.title}</VisuallyHidden>
      </a>
    </th>
  );
}
