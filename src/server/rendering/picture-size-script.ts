import {
  largePictures,
  largePicturesClass,
  pictureSizeKey,
} from '../../results-bar/picture-size-slice';
import { inlineText } from './inline-text';

/**
 * Runs before the first paint, so that the columns of a shopper who chose large pictures do not change under them. The document
 * itself is the same for all shoppers, because shared caches hold it.
 */
export const pictureSizeScript = inlineText(
  `try{localStorage.getItem('${pictureSizeKey}')=='${largePictures}'&&` +
    `document.documentElement.classList.add('${largePicturesClass}')}catch{}`,
);
