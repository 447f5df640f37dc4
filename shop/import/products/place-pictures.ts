/** Puts pictures of which the file has only a path below the address of `--image-base`. */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { ProductDraft } from './product-draft';

/** Of an address without a scheme. */
export const isPath = (address: string): boolean => !/^https?:\/\//i.test(address);

/** `base` has no slash at its end. */
export function placePictures(draft: ProductDraft, base: string | undefined): ProductDraft {
  if (base === undefined) return draft;
  const place = <Address extends string | undefined>(address: Address): Address | string =>
    address !== undefined && isPath(address) ? `${base}/${address.replace(/^\/+/, '')}` : address;
  return withoutUndefined({
    ...draft,
    imageUrl: place(draft.imageUrl),
    secondImageUrl: place(draft.secondImageUrl),
    furtherImageUrls: draft.furtherImageUrls?.map(place),
    swatches: draft.swatches.map((swatch) =>
      withoutUndefined({
        ...swatch,
        imageSrc: place(swatch.imageSrc),
        productImageSrc: place(swatch.productImageSrc),
      }),
    ),
  });
}

/** A page would look for it below its own address, which is another for each listing. */
export const isUnplaced = (address: string): boolean => isPath(address) && !address.startsWith('/');
