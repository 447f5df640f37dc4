import { noTitle } from './no-title';
import type { Recommendation, Tile } from './tile';
import { TilePicture } from './TilePicture';
import { TileSaveButton, type SaveTexts } from './TileSaveButton';

type RecommendedProductProps = {
  readonly recommendation?: Recommendation;
  /** That of the label, where it is not the page's. */
  readonly lang: string | undefined;
  readonly saveTexts: SaveTexts | undefined;
};

/**
 * One product in a slot of the grid, in the shape of its cards. Without one it is the template that `client/fill-in.ts`
 * copies for another listing.
 */
export function RecommendedProduct(props: RecommendedProductProps) {
  const { recommendation, lang, saveTexts } = props;
  const { label, name = noTitle, tile } = recommendation ?? {};
  const title = tile?.texts.title ?? noTitle;
  return (
    <aside className="plp-recommendation plp-shop-recommended" aria-label={name}>
      <div className="plp-recommendation__picture">
        <TilePicture className="plp-recommendation__image" tile={tile} isOnFirstScreen />
      </div>
      <p className="plp-badge plp-shop-recommended__label" data-part="label" lang={lang}>
        {label}
      </p>
      <h3 className="plp-card__title plp-shop-recommended__title" dir="auto">
        <a className="plp-insert__link" href={tile?.href} data-part="title">
          {title}
        </a>
      </h3>
      <RecommendedPrice tile={tile} />
      <RecommendedRating tile={tile} />
      <TileSaveButton tile={tile} texts={saveTexts} />
    </aside>
  );
}

type PartProps = { readonly tile: Tile | undefined };

/** As on a card, for a template too. */
function RecommendedRating({ tile }: PartProps) {
  if (tile && !tile.rating) return null;
  const { halves = 0, stars = noTitle, reviews } = tile?.rating ?? {};
  return (
    <p className="plp-card__rating plp-rating">
      <span
        className={`plp-stars plp-stars--${halves}`}
        role="img"
        aria-label={stars}
        data-part="stars"
      />{' '}
      <span>{reviews}</span>
    </p>
  );
}

/** Parts without a text take no room. */
function RecommendedPrice({ tile }: PartProps) {
  const { price, unit, now, was, previous, saving } = tile?.texts ?? {};
  return (
    <p className="plp-card__price plp-price">
      <span className="plp-visually-hidden" data-part="now">
        {now}
      </span>
      <bdi
        className={`plp-price__current ${tile?.isReduced ? 'plp-price__current--sale' : ''}`.trim()}
        data-part="price"
      >
        {price}
      </bdi>{' '}
      <span className="plp-visually-hidden" data-part="was">
        {was}
      </span>
      <s className="plp-price__previous" dir="auto" data-part="previous">
        {previous}
      </s>{' '}
      <span className="plp-price__saving" data-part="saving">
        {saving}
      </span>
      <bdi className="plp-price__line" data-part="unit">
        {unit}
      </bdi>
    </p>
  );
}
