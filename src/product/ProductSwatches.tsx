import type { Swatch } from '../catalogue/product';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import {
  availableColoursText,
  hiddenSwatches,
  shownSwatches,
  swatchCountClass,
} from './swatch-counts';

type ProductSwatchesProps = { readonly swatches: readonly Swatch[] };

/** The colours a product comes in; a screen reader hears them as one sentence. */
export function ProductSwatches({ swatches }: ProductSwatchesProps) {
  const countClass = swatchCountClass(swatches.length);
  return (
    <p
      className={`plp-card__swatches plp-swatches ${countClass ? `plp-swatches--of-${countClass}` : ''}`.trim()}
    >
      <VisuallyHidden>{availableColoursText(swatches)}</VisuallyHidden>
      {shownSwatches(swatches).map(({ imageSrc }, index) => (
        <img
          key={index}
          className="plp-swatches__swatch"
          src={imageSrc}
          alt=""
          width={15}
          height={15}
          loading="lazy"
          // The products' own pictures come before them.
          fetchPriority="low"
        />
      ))}
      {hiddenSwatches(swatches.length).map(({ breakpoint, text }) => (
        <span
          key={breakpoint}
          className={`plp-swatches__more plp-swatches__more--${breakpoint}`}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
    </p>
  );
}
