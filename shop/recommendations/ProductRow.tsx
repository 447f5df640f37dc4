import type { ReactNode } from 'react';
import type { Tile } from './tile';

type ProductRowProps = {
  readonly id: string;
  readonly heading: string;
  /** Next to the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Products side by side, which scroll where there is no room for all. */
export const ProductRow = ({ id, heading, action, children }: ProductRowProps) => (
  <section className="plp-shop-row" aria-labelledby={id}>
    <div className="plp-shop-row__head">
      <h2 className="plp-shop-row__heading" id={id}>
        {heading}
      </h2>
      {action}
    </div>
    <ul className="plp-shop-row__products" aria-labelledby={id}>
      {children}
    </ul>
  </section>
);

/** Without a product it is what `client/fill-in.ts` copies and fills, hidden from screen readers until then. */
export const ProductTile = ({ tile }: { readonly tile?: Tile }) => (
  <li className="plp-shop-tile" aria-hidden={tile ? undefined : true}>
    <div className="plp-shop-tile__picture">
      {(!tile || tile.srcSet) && (
        <img
          className="plp-shop-tile__image"
          srcSet={tile?.srcSet}
          alt=""
          width={360}
          height={480}
          loading="lazy"
          decoding="async"
          data-part="picture"
        />
      )}
    </div>
    <h3 className="plp-shop-tile__title">
      <a className="plp-shop-tile__link" href={tile?.href} data-part="link">
        {tile?.title}
      </a>
    </h3>
    <p className="plp-shop-tile__price" data-part="price">
      {tile?.price}
    </p>
  </li>
);
