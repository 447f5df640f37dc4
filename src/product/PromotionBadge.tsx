import type { Product } from '../catalogue/product';
import { readBadgeColour } from './badge-colour';

type PromotionBadgeProps = { readonly promotion: NonNullable<Product['promotion']> };

export function PromotionBadge({ promotion }: PromotionBadgeProps) {
  const colour = readBadgeColour(promotion.colour);
  return (
    <p className={`plp-badge ${colour ? `plp-badge--${colour.text}-text` : ''}`.trim()}>
      {/* An SVG background needs no style attribute, which a strict content security policy refuses. */}
      {colour && (
        <svg className="plp-badge__ground" aria-hidden="true">
          <rect width="100%" height="100%" fill={colour.ground} />
        </svg>
      )}
      <bdi className="plp-badge__text">{promotion.displayName}</bdi>
    </p>
  );
}
