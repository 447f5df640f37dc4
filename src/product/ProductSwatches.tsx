import type { Swatch } from '../catalogue/product';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { availableColoursText, hiddenSwatches, shownSwatches } from './swatch-counts';

type ProductSwatchesProps = {
  readonly swatches: readonly Swatch[];
  /** Whether to fetch the pictures; until then empty discs replace them. */
  readonly isNear: boolean;
};

/** The colours of a product; screen readers read them as one sentence. */
export function ProductSwatches({ swatches, isNear }: ProductSwatchesProps) {
  const Disc = isNear ? 'img' : 'span';
  return (
    <p className="plp-card__swatches plp-swatches">
      <VisuallyHidden>{availableColoursText(swatches)}</VisuallyHidden>
      {shownSwatches(swatches).map(({ imageSrc, from }, index) => (
        <Disc
          key={index}
          className={`plp-swatches__swatch${from ? ` plp-swatches__swatch--from-${from}` : ''}`}
          {...(isNear && picture(imageSrc))}
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

// Swatches load after the products' own pictures.
const picture = (src: string) =>
  ({ src, alt: '', width: 15, height: 15, loading: 'lazy', fetchPriority: 'low' }) as const;
