import type { Recommendation } from './tile';

/**
 * One product in a slot of the grid. Without a recommendation it is what `client/fill-in.ts` copies and fills when another
 * listing is shown.
 */
export const RecommendedProduct = ({ recommendation }: RecommendedProductProps) => (
  <aside className="plp-recommendation" aria-label={recommendation?.label}>
    <div className="plp-recommendation__picture">
      <img
        className="plp-recommendation__image"
        srcSet={recommendation?.tile.srcSet}
        alt=""
        width={360}
        height={480}
        loading="lazy"
        decoding="async"
        data-part="picture"
      />
    </div>
    <div className="plp-recommendation__words">
      <p className="plp-recommendation__text" data-part="label">
        {recommendation?.label}
      </p>
      <h3 className="plp-insert__heading">
        <a className="plp-insert__link" href={recommendation?.tile.href} data-part="link">
          {recommendation?.tile.title}
        </a>
      </h3>
      <p className="plp-shop-recommended__price" data-part="price">
        {recommendation?.tile.price}
      </p>
    </div>
  </aside>
);

type RecommendedProductProps = { readonly recommendation?: Recommendation };
