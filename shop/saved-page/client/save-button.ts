/** The buttons that save the product of a page, and those that are recommended. */
import type { SavedChange } from '../../../src/saved-for-later/saved-change';
import { readSavedList } from '../../../src/saved-for-later/saved-session';
import {
  changeCall,
  failureText,
  listCall,
  type SavedFailure,
} from '../../../src/saved-for-later/service-calls';
import { noTitle } from '../../recommendations/no-title';
import { callSaved } from './call-saved';
import { storeFirstList } from './saved-changes';

const saveButtons = () => document.querySelectorAll<HTMLButtonElement>('.plp-shop-save');

/** As a word, or as the name of a heart, in which that of its product has a place. */
function showSaved(button: HTMLButtonElement, isSaved: boolean): void {
  const name = button.dataset[isSaved ? 'saved' : 'unsaved'] ?? '';
  const word = button.querySelector('.plp-shop-product__save-word');
  button.ariaPressed = String(isSaved);
  if (word) word.textContent = name;
  else {
    const title = button.parentElement?.querySelector('h3')?.textContent ?? '';
    button.ariaLabel = name.replace(noTitle, () => title);
  }
}

/** Shows which of the page's products are in the list. */
export function showListOnButtons(ids: ReadonlySet<string>): void {
  for (const button of saveButtons()) showSaved(button, ids.has(button.value));
}

/** Shows the change on the buttons of its product. */
export function showOnButtons({ productId, isSaved }: SavedChange): void {
  for (const button of saveButtons()) if (button.value === productId) showSaved(button, isSaved);
}

/** Requests the tab's first copy of the list, if the page has a button to show it on. */
export async function requestListForButtons(): Promise<void> {
  if (saveButtons().length === 0) return;
  const { data } = await callSaved(listCall);
  const list = readSavedList(data);
  if (list) storeFirstList(list);
}

/** Where the page's texts are not loaded; without a network they fail to load too. */
export const withoutTexts = 'That did not work. Please try again in a moment.';

const loadTexts = async () =>
  (
    await import(/* webpackChunkName: "language" */ '../../client/shop-language')
  ).loadShopLanguage();

const textOf = async (failure: SavedFailure): Promise<string> =>
  failureText(failure, (await loadTexts()).texts);

async function change(button: HTMLButtonElement, onChange: (change: SavedChange) => void) {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const made = { productId: button.value, isSaved: button.ariaPressed !== 'true' };
  const { error } = await callSaved(changeCall({ ...made, colour: button.dataset.colour }));
  button.ariaBusy = null;
  const text = error ? await textOf(error).catch(() => withoutTexts) : '';
  Object.assign(button.nextElementSibling ?? {}, { role: 'alert', textContent: text });
  if (!error) onChange(made);
}

/** Calls the listener for each change that the service has made. Buttons may come later. */
export function watchSaveButtons(onChange: (change: SavedChange) => void): void {
  for (const button of saveButtons()) button.hidden = false;
  document.body.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.plp-shop-save') : null;
    if (button instanceof HTMLButtonElement) void change(button, onChange);
  });
}
