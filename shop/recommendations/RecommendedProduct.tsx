import type { Recommendation } from './tile';
import { noTitle } from './ProductRow';
import { TilePicture } from './TilePicture';

type RecommendedProductProps = {
  readonly recommendation?: Recommendation;
  /** That of the label, where it is not the page's. */
  readonly lang: string | undefined;
};

/**
 * One product in a slot of the grid. Without one it is the template that `client/fill-in.ts` copies for another
 * listing.
 */
export function RecommendedProduct({ recommendation, lang }: RecommendedProductProps) {
  const { label, tile } = recommendation ?? {};
  return (
    <aside className="plp-recommendation" aria-label={label ?? noTitle}>
      <div className="plp-recommendation__picture">
        <TilePicture className="plp-recommendation__image" tile={tile} />
      </div>
      <div className="plp-recommendation__words">
        <p className="plp-recommendation__text" data-part="label" lang={lang}>
          {label}
        </p>
        <h3 className="plp-insert__heading plp-shop-recommended__title" dir="auto">
          <a className="plp-insert__link" href={tile?.href} data-part="link">
            {tile?.title ?? noTitle}
          </a>
        </h3>
        <p className="plp-shop-recommended__price">
          <bdi data-part="price">{tile?.price}</bdi>
          <bdi className="plp-shop-tile__unit" data-part="unit">
            {tile?.unitPrice}
          </bdi>
        </p>
      </div>
    </aside>
  );
}
