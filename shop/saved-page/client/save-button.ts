/** The button of a product page that saves its product. */
import type { SavedChange } from '../../../src/saved-for-later/saved-change';
import { readSavedList } from '../../../src/saved-for-later/saved-session';
import {
  changeCall,
  failureText,
  listCall,
  type SavedFailure,
} from '../../../src/saved-for-later/service-calls';
import { callSaved } from './call-saved';
import { storeFirstList } from './saved-changes';

const findButton = () => document.querySelector<HTMLButtonElement>('.plp-shop-product__save');

/** Shows the change if it is of the page's product. */
export function showOnButton({ productId, isSaved }: SavedChange): void {
  const button = findButton();
  const word = button?.querySelector<HTMLElement>('.plp-shop-product__save-word');
  if (!word || button?.value !== productId) return;
  button.ariaPressed = String(isSaved);
  word.textContent = (isSaved ? word.dataset.saved : word.dataset.unsaved) ?? '';
}

/** Shows whether the page's product is in the list. */
export function showListOnButton(ids: ReadonlySet<string>): void {
  const productId = findButton()?.value;
  if (productId !== undefined) showOnButton({ productId, isSaved: ids.has(productId) });
}

/** Requests the tab's first copy of the list, if the page has a button to show it on. */
export async function requestListForButton(): Promise<void> {
  if (!findButton()) return;
  const { data } = await callSaved(listCall);
  const list = readSavedList(data);
  if (list) storeFirstList(list);
}

const loadTexts = async () =>
  (
    await import(/* webpackChunkName: "language" */ '../../client/shop-language')
  ).loadShopLanguage();

const textOf = async (failure: SavedFailure): Promise<string> =>
  failureText(failure, (await loadTexts()).texts);

/** Calls the listener for each change that the service has made. */
export function watchSaveButton(onChange: (change: SavedChange) => void): void {
  const button = findButton();
  if (!button) return;
  const alert = document.querySelector<HTMLElement>('.plp-shop-product__problem');
  button.hidden = false;
  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const change = { productId: button.value, isSaved: button.ariaPressed !== 'true' };
    const { colour } = button.dataset;
    void callSaved(changeCall({ ...change, colour })).then(async ({ error }) => {
      button.ariaBusy = null;
      // Without a network the texts fail to load too.
      if (alert)
        alert.textContent = error
          ? await textOf(error).catch(() => alert.dataset.unsaved ?? '')
          : '';
      if (!error) onChange(change);
    });
  });
}
