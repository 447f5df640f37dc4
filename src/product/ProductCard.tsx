import { memo, useRef, type ComponentType } from 'react';
import type { Product } from '../catalogue/product';
import { useIsNearScreen } from '../ui/use-is-near-screen';
import { useCardParts } from './card-parts';
import { EnergyClass } from './EnergyClass';
import { ProductPicture } from './ProductPicture';
import { ProductPrice } from './ProductPrice';
import { ProductRating } from './ProductRating';
import { ProductSwatches } from './ProductSwatches';
import { PromotionBadge } from './PromotionBadge';
import { offersSwatches } from './swatch-counts';
import { useFurtherPicture } from './use-further-picture';
import { useHref, useTexts } from '../environment/use-environment';

/** Cards that can be on the first screen; the others render their pictures once they are near the screen. */
const firstCards = 12;

export type ProductCardProps = {
  readonly product: Product;
  /** The name of the brand in the brand facet. */
  readonly brandName?: string | undefined;
  /** Place in the grid, from 1. */
  readonly position: number;
  /** Renders above the card's link, never inside it. */
  readonly saveButton?: ComponentType<{ readonly product: Product }> | undefined;
};

/**
 * One product of the grid (docs/product.md, 8.1). The title's link covers the whole card, so that a card is one tab
 * stop. A product without an address has no link.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { brandName, position, saveButton: SaveButton } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(frame, position <= firstCards);
  const { product, picture, radios, events } = useFurtherPicture(props.product);
  const renderParts = useCardParts(product);
  const { price, energy, reviews, swatches, promotion, sponsored, availability } = product;
  const isSoldOut = availability === 'SoldOut';
  return (
    <article className={`plp-card ${isSoldOut ? 'plp-card--sold-out' : ''}`.trim()} {...events}>
      <div className="plp-card__picture" ref={frame}>
        <ProductPicture product={product} position={position} isNear={isNear} />
        {picture}
        {promotion && <PromotionBadge promotion={promotion} />}
        {renderParts('on-picture')}
      </div>
      {renderParts('above-title')}
      {sponsored && <Sponsored {...sponsored} />}
      <h3 className="plp-card__title" dir="auto">
        <CardName product={product} isSoldOut={isSoldOut} />
      </h3>
      {renderParts('below-title')}
      {price && (
        <ProductPrice price={price}>{energy && <EnergyClass energy={energy} />}</ProductPrice>
      )}
      {renderParts('at-price')}
      <p className="plp-card__brand" dir="auto">
        {brandName}
      </p>
      <ProductRating reviews={reviews} />
      {offersSwatches(swatches) && (
        <ProductSwatches product={product} isNear={isNear} radios={radios} />
      )}
      {renderParts('end')}
      {SaveButton && <SaveButton product={product} />}
      {renderParts('action')}
    </article>
  );
});

const Sponsored = ({ by }: NonNullable<Product['sponsored']>) => (
  <p className="plp-card__sponsored">{useTexts().product.sponsored(by)}</p>
);

type CardNameProps = { readonly product: Product; readonly isSoldOut: boolean };

/** That the product is sold out is part of the link's name. */
function CardName({ product: { url, title }, isSoldOut }: CardNameProps) {
  const texts = useTexts();
  const href = useHref();
  const name = (
    <>
      {title}
      {isSoldOut && <span className="plp-card__sold-out">{` ${texts.product.soldOut}`}</span>}
    </>
  );
  return url === undefined ? (
    name
  ) : (
    <a
      className="plp-card__link"
      href={href(url)}
      // The second click of a double click, as on the number of a page, in whose place the card may stand.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {name}
    </a>
  );
}
