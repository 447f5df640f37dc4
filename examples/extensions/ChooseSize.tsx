import { useHref, type Product } from 'product-listing-page';
import { useBasket } from './use-basket';

const words = { rest: '', busy: 'Adding…', added: 'Added', failed: 'It could not be added.' };

type Size = NonNullable<Product['sizes']>[number];

/** Of a size that the API gives no id for the basket, the page of the product is where to choose it. */
function SizeChoice({ size, product }: { readonly size: Size; readonly product: Product }) {
  const href = useHref();
  const { displayName, variationId, url = product.url, availability } = size;
  const label = `${displayName}: ${product.title}`;
  const className = 'choose-size__size';
  if (availability === 'SoldOut')
    return (
      <s className={className}>
        {displayName}
        <span className="choose-size__note"> sold out</span>
      </s>
    );
  if (variationId !== undefined)
    return (
      <button className={className} name="product" value={variationId} aria-label={label}>
        {displayName}
      </button>
    );
  return (
    <a className={className} href={url && href(url)} aria-label={label}>
      {displayName}
    </a>
  );
}

/** Opens without scripting; of several cards one shows its sizes. */
export function ChooseSize({ product }: { readonly product: Product }) {
  const { state, form } = useBasket();
  if (product.availability === 'SoldOut' || !product.sizes) return null;
  return (
    <form className="choose-size" {...form}>
      <details name="choose-size">
        <summary className="choose-size__summary" aria-label={`Choose a size: ${product.title}`}>
          Choose a size
        </summary>
        <ul className="choose-size__sizes">
          {product.sizes.map((size) => (
            <li key={size.displayName}>
              <SizeChoice size={size} product={product} />
            </li>
          ))}
        </ul>
      </details>
      <span role="status" className="choose-size__status">
        {words[state]}
      </span>
    </form>
  );
}
