import { createContext } from 'react';
import { defaultImageSizes } from '../storefront/image-sizes';

/** How the addresses of the brand's pictures name a size. */
export const ImageSizesContext = createContext(defaultImageSizes);

/** Whether pictures are wider than in the usual columns. */
export const LargePicturesContext = createContext(false);
