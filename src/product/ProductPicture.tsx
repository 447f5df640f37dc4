import type { Product } from '../catalogue/product';
import { useFailedPictures } from '../ui/use-failed-pictures';
import { eagerPictures } from './image-sources';
import { SizedPicture } from './SizedPicture';
import { useTexts } from '../environment/use-environment';

type ProductPictureProps = {
  readonly product: Product;
  /** Place in the grid, from 1. */
  readonly position: number;
  /** Whether to render the picture, which fetches it. */
  readonly isNear: boolean;
};

/** The product's picture; a placeholder when there is none or it fails to load. */
export function ProductPicture({ product, position, isNear }: ProductPictureProps) {
  const texts = useTexts();
  const { image, title, roundelId } = product;
  const { hasFailed, watch } = useFailedPictures();
  const missing = texts.product.missingImage(title);
  if (!image || hasFailed(image.url)) return <MissingPicture label={missing} />;
  if (!isNear) return null;
  const isEager = position <= eagerPictures;
  return (
    <SizedPicture
      className="plp-card__image"
      alt={image.altText ?? missing}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      url={image.url}
      roundelId={roundelId}
      {...watch(image.url)}
    />
  );
}

const MissingPicture = ({ label }: { readonly label: string }) => (
  <svg
    className="plp-card__image plp-card__image--missing"
    viewBox="0 0 36 48"
    role="img"
    aria-label={label}
  >
    <path
      d="M10.5 16.5h15a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 9 30V18a1.5 1.5 0 0 1 1.5-1.5zM9 28.5l5-5 4 4 3-3 6 5.5M22 20.5h.1"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
