/** Keeps the number at the header's link true, and makes the changes of the shop's own pages without a new page. */
import { csrfToken } from '../../../src/client/csrf-token';
import { productsFilled } from '../../client/products-filled';
import { csrfHeader } from '../../../src/lib/csrf-header';
import { broadcast, onBroadcast } from '../../../src/client/tab-channel';
import {
  isSavedChange,
  savedTopic,
  type SavedChange,
} from '../../../src/saved-for-later/saved-change';
import {
  watchSaveButtons,
  requestListForButtons,
  showListOnButtons,
  showOnButtons,
  withoutTexts,
} from './save-button';
import { applyToStored, changesBetween, readStoredIds, storeIds } from './saved-changes';

const tellOtherTabs = (change: SavedChange) => broadcast(savedTopic, change);

const find = (selector: string, root: ParentNode = document) =>
  root.querySelector<HTMLElement>(selector);

/** Runs once the document is parsed. Does nothing without the link to the saved products. */
export function watchSaved(): void {
  const number = find('.plp-shop-header__count');
  if (!number) return;
  const showCount = (count: number) => {
    number.textContent = count > 0 ? String(count) : '';
    showCountOnPage(count);
    if (number.nextElementSibling)
      number.nextElementSibling.textContent = count === 1 ? ' product' : ' products';
  };
  const apply = (change: SavedChange) => {
    const stored = applyToStored(change);
    // Without a list of its own the tab counts on from the server's number.
    const count = Number(number.textContent) + (change.isSaved ? 1 : -1);
    showCount(stored?.size ?? Math.max(0, count));
    showEntry(change);
    showOnButtons(change);
  };
  onBroadcast(savedTopic, (message) => isSavedChange(message) && apply(message));
  const showStored = () => {
    const stored = readStoredIds();
    if (!stored) return;
    showCount(stored.size);
    showListOnButtons(stored);
    showListOnEntries(stored);
  };
  takeServerList();
  showStored();
  document.addEventListener(productsFilled, showStored);
  // The tab's other pages may have changed the list while this one was in the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored();
  });
  const tellAll = (change: SavedChange) => {
    tellOtherTabs(change);
    apply(change);
  };
  watchForm(tellAll);
  watchSaveButtons(tellAll);
  // The server's number says that there is a list, not which products are in it.
  if (number.textContent && !readStoredIds()) void requestListForButtons().then(showStored);
}

/** On the page of saved products the server's list replaces the tab's; other tabs learn the difference. */
function takeServerList(): void {
  const written = find('.plp-shop-saved')?.dataset.savedIds;
  if (written === undefined) return;
  const ids = new Set(JSON.parse(written) as readonly string[]);
  const before = readStoredIds();
  storeIds(ids);
  if (before) for (const change of changesBetween(before, ids)) tellOtherTabs(change);
}

const entries = () => document.querySelectorAll<HTMLElement>('.plp-shop-saved__entry');

function showListOnEntries(ids: ReadonlySet<string>): void {
  for (const { dataset } of entries()) {
    const { productId = '' } = dataset;
    showEntry({ productId, isSaved: ids.has(productId) });
  }
}

/** In the heading of the page of saved products, which shares no empty list. */
function showCountOnPage(count: number): void {
  const heading = find('.plp-shop-saved__count');
  if (heading) heading.textContent = count > 0 ? `(${count})` : '';
  find('.plp-shop-saved__share')?.toggleAttribute('hidden', count === 0);
}

/** Shows the product or what takes its place; a focus inside moves to the button that is there then. */
function showEntry({ productId, isSaved }: SavedChange): void {
  const entry = [...entries()].find(({ dataset }) => dataset.productId === productId);
  if (!entry) return;
  const hasFocus = entry.contains(document.activeElement);
  const [product, removed] = entry.children;
  product?.toggleAttribute('hidden', !isSaved);
  removed?.toggleAttribute('hidden', isSaved);
  if (hasFocus) find(`button[name=${isSaved ? 'remove' : 'add'}]`, entry)?.focus();
}

function say(role: 'status' | 'alert', text: string): void {
  const region = find(`.plp-shop-saved > [role=${role}]`);
  if (region) region.textContent = text;
}

const expiredStatus = 403;

/**
 * Whether the change is made; the server responds to a form with a redirect then. Undefined when the session has
 * expired.
 */
async function send(
  form: HTMLFormElement,
  button: HTMLButtonElement,
): Promise<boolean | undefined> {
  const confirmation = form.querySelector('input')?.value ?? '';
  const body = new URLSearchParams({ _dynSessConf: confirmation, [button.name]: button.value });
  const headers = csrfHeader(csrfToken());
  const init = { method: 'POST', headers, body, redirect: 'manual', keepalive: true } as const;
  const response = await fetch(button.getAttribute('formaction') ?? form.action, init).catch(
    () => undefined,
  );
  return response?.status === expiredStatus ? undefined : response?.type === 'opaqueredirect';
}

/** Makes the change of a button; without a session, by the form itself: the server's page says what is wrong. */
async function makeChange(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  onChange: (change: SavedChange) => void,
): Promise<void> {
  const isMade = await send(form, button);
  if (isMade === undefined) {
    button.dataset.native = 'true';
    return form.requestSubmit(button);
  }
  say('alert', isMade ? '' : withoutTexts);
  if (!isMade) return;
  // Safari does not focus a button that is clicked.
  if (document.activeElement === document.body) button.focus();
  const isSaved = button.name === 'add';
  onChange({ productId: button.value, isSaved });
  const name = button.closest<HTMLElement>('[data-name]')?.dataset.name ?? '';
  say('status', `${name} is ${isSaved ? 'saved again' : 'removed'}.`);
}

function watchForm(onChange: (change: SavedChange) => void): void {
  const form = document.querySelector<HTMLFormElement>('.plp-shop-saved form');
  form?.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.dataset.native) return;
    event.preventDefault();
    if (submitter.ariaBusy === 'true') return;
    submitter.ariaBusy = 'true';
    void makeChange(form, submitter, onChange).finally(() => (submitter.ariaBusy = null));
  });
}
