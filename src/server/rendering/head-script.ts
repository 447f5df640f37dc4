import {
  largePictures,
  largePicturesClass,
  pictureSizeKey,
} from '../../results-bar/picture-size-slice';
import { earlyClicksName } from '../../storefront/page-names';
import { inlineText } from './inline-text';

/**
 * Runs before the first paint, so that the columns of a shopper who chose large pictures do not change under them. The document
 * itself is the same for all shoppers, because shared caches hold it.
 */
const setPictureSize =
  `try{localStorage.getItem('${pictureSizeKey}')=='${largePictures}'&&` +
  `document.documentElement.classList.add('${largePicturesClass}')}catch{}`;

/**
 * Keeps the buttons that are clicked before the page's script can respond, which clicks them once it can. A script of the host may
 * dispatch a click at the document, which has no `closest`.
 */
const keepEarlyClicks =
  `${earlyClicksName}=new Set;` +
  `addEventListener('click',({target})=>${earlyClicksName}?.add(target.closest?.('[type=button]')))`;

/** Shows the note of the document at once when the page's script fails to load; a style shows it after two minutes. */
const noteFailedScript =
  `addEventListener('error',({target})=>target.matches?.('head>[type=module]')&&` +
  `document.querySelector('.plp-unstarted')?.classList.add('plp-unstarted--now'),true)`;

/** The one inline script of a page. */
export const headScript = inlineText(`${setPictureSize};${keepEarlyClicks};${noteFailedScript}`);
