import {
  largePictures,
  largePicturesClass,
  pictureSizeKey,
} from '../results-bar/picture-size-slice';
import { keepEarlyClicks } from './early-clicks';

/**
 * Runs before the first paint, so that the columns of a shopper who chose large pictures do not change under them. The
 * document itself is the same for all shoppers, because shared caches hold it.
 */
const setPictureSize =
  `try{localStorage.getItem('${pictureSizeKey}')=='${largePictures}'&&` +
  `document.documentElement.classList.add('${largePicturesClass}')}catch{}`;

/** Shows the note of the document at once when the page's script fails to load; a style shows it after two minutes. */
const noteFailedScript =
  `addEventListener('error',({target})=>target.matches?.('head>[type=module]')&&` +
  `document.querySelector('.plp-unstarted')?.classList.add('plp-unstarted--now'),true)`;

/** The one inline script of a page. */
export const headScript = `${setPictureSize};${keepEarlyClicks};${noteFailedScript}`;
