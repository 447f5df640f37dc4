import { shownSwatch, type Product } from '../catalogue/product';
import { useFailedPictures } from '../ui/use-failed-pictures';
import type { Radios } from './further-pictures';
import { availableColoursText, hiddenSwatches, shownSwatches } from './swatch-counts';
import { useTexts } from '../environment/use-environment';

type ProductSwatchesProps = {
  readonly product: Product;
  /** Whether to fetch the pictures; until then discs replace them, as for pictures that fail to load. */
  readonly isNear: boolean;
  /** The swatches as radio buttons. */
  readonly radios: Radios | undefined;
};

/** The colours of a product, a ring around the pictured one; screen readers read them as one sentence. */
export function ProductSwatches({ product, isNear, radios }: ProductSwatchesProps) {
  const texts = useTexts();
  const { swatches } = product;
  const shown = radios ? undefined : shownSwatch(product);
  const { hasFailed, watch } = useFailedPictures();
  return (
    <p
      className="plp-card__swatches plp-swatches"
      role="img"
      aria-label={availableColoursText(swatches, texts)}
      {...hiddenSwatches(swatches, texts)}
      {...radios?.group}
    >
      {shownSwatches(swatches).map(({ swatch, from }, index) => {
        const { imageSrc, colour } = swatch;
        const className = classOf(from, swatch === shown);
        const radio = radios?.radioOf(swatch);
        return imageSrc !== undefined && isNear && !hasFailed(imageSrc) ? (
          <img
            key={index}
            className={className}
            {...picture(imageSrc)}
            {...watch(imageSrc)}
            {...radio}
            alt={radio?.['aria-label'] ?? ''}
          />
        ) : (
          <svg key={index} className={className} color={colour} aria-hidden={!radios} {...radio} />
        );
      })}
    </p>
  );
}

const classOf = (from: string | undefined, isShown: boolean) =>
  `plp-swatches__swatch${from ? ` plp-swatches__swatch--from-${from}` : ''}${isShown ? ' plp-swatches__swatch--shown' : ''}`;

// Swatches load after the products' own pictures.
const picture = (src: string) =>
  ({ src, width: 20, height: 20, loading: 'lazy', fetchPriority: 'low' }) as const;
