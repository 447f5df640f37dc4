import type { Product } from '../catalogue/product';
import { readBadgeColour } from './badge-colour';

type PromotionBadgeProps = { readonly promotion: NonNullable<Product['promotion']> };

export function PromotionBadge({ promotion }: PromotionBadgeProps) {
  const colour = readBadgeColour(promotion.colour);
  return (
    <p className={`plp-badge ${colour ? `plp-badge--${colour.text}-text` : ''}`.trim()}>
      {/* An SVG's colour needs no style attribute, which a strict content security policy refuses. */}
      {colour && <svg className="plp-badge__ground" color={colour.ground} aria-hidden="true" />}
      <bdi className="plp-badge__text">{promotion.displayName}</bdi>
    </p>
  );
}
