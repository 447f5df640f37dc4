/**
 * Suggestions below the search box while a shopper types: an editable combobox with list autocomplete and manual
 * selection (ARIA Authoring Practices). The library moves the highlight; here the list opens and closes.
 */
import Combobox from '@github/combobox-nav';
import type { Language } from '../../src/storefront/language';
import { loadShopLanguage } from '../client/shop-language';
import { createFetchSuggestions, type Suggestions } from './fetch-suggestions';
import { createPrefetch } from './prefetch-listing';
import { publishSearch } from './publish-search';
import { createGroups, suggestionOf } from './suggestion-options';

const typingMs = 150;
const fewestCharacters = 2;

function createList(): HTMLElement {
  const list = document.createElement('div');
  Object.assign(list, { id: 'plp-shop-suggestions', className: 'plp-shop-suggestions' });
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  list.hidden = true;
  return list;
}

function createStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'plp-shop-suggestions-status';
  status.role = 'status';
  return status;
}

/** Resolves when the list has its looks; without them it would push the page down. */
const loadStyle = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
  });

const countText = (count: number): string =>
  count === 1 ? '1 suggestion' : `${count || 'No'} suggestions`;

/** Ends the list below the last of its rows that has room; where none has, no length is set. */
function endWithRow(list: HTMLElement, rows: readonly HTMLElement[]): void {
  list.style.maxHeight = '';
  const ends = rows.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight);
  list.style.maxHeight = `${String(ends.findLast((end) => end <= list.clientHeight))}px`;
}

type Popup = {
  readonly list: HTMLElement;
  readonly isOpen: () => boolean;
  readonly show: (suggestions: Suggestions, language: Language) => void;
  readonly close: () => void;
};

function createPopup(box: HTMLInputElement): Popup {
  const [list, status] = [createList(), createStatus()];
  box.form?.append(list, status);
  const combobox = new Combobox(box, list, { tabInsertsSuggestions: false });
  const close = (): void => {
    // Also that there are no suggestions, for which no list is open.
    status.textContent = '';
    if (list.hidden) return;
    combobox.stop();
    list.hidden = true;
  };
  return {
    list,
    isOpen: () => !list.hidden,
    show: (suggestions, language) => {
      close();
      list.replaceChildren(
        ...createGroups(suggestions, {
          typed: box.value.trim(),
          sizes: box.dataset.sizes ?? '',
          language,
        }),
      );
      const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
      status.textContent = countText(options.length);
      if (options.length === 0) return;
      list.hidden = false;
      list.scrollTop = 0;
      endWithRow(list, options);
      combobox.start();
    },
    close,
  };
}

/** Requests the suggestions for what is in the box, and shows them unless the shopper has typed on or left. */
function createRequests(box: HTMLInputElement, popup: Popup) {
  const { api = '', style = '' } = box.dataset;
  const fetchSuggestions = createFetchSuggestions(
    api,
    document.documentElement.dataset.plpBrand ?? '',
  );
  const styled = loadStyle(style);
  // Without its looks the list stays closed.
  styled.catch(() => undefined);
  const loaded = loadShopLanguage();
  loaded.catch(() => undefined);
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    request.abort();
  };
  const run = async (term: string, { signal }: AbortController): Promise<void> => {
    try {
      const [suggestions, language] = await Promise.all([
        fetchSuggestions(term, signal),
        loaded,
        styled,
      ]);
      if (!signal.aborted) popup.show(suggestions, language);
    } catch {
      // A search needs no suggestions.
      if (!signal.aborted) popup.close();
    }
  };
  return {
    cancel,
    start: (delayMs: number): void => {
      cancel();
      const term = box.value.trim();
      if (term.length < fewestCharacters) return popup.close();
      request = new AbortController();
      timer = setTimeout(() => void run(term, request), delayMs);
    },
  };
}

function listenToKeys(box: HTMLInputElement, popup: Popup, open: () => void): void {
  box.addEventListener('keydown', (event) => {
    if (!popup.isOpen()) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
      return;
    }
    if (event.key !== 'Escape') return;
    // By itself a search box would lose its text.
    event.preventDefault();
    popup.close();
  });
}

export function startSuggestions(box: HTMLInputElement): void {
  const popup = createPopup(box);
  const requests = createRequests(box, popup);
  const prefetch = createPrefetch();
  /** The term that the list is for; the highlight does not change what is in the box. */
  const term = () => box.value.trim();
  const end = (): void => {
    requests.cancel();
    prefetch(undefined);
    popup.close();
  };
  box.addEventListener('input', () => requests.start(typingMs));
  listenToKeys(box, popup, () => requests.start(0));
  box.addEventListener('blur', end);
  box.form?.addEventListener('submit', end);
  const optionOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('[role=option]') : undefined;
  // The focus stays in the box.
  popup.list.addEventListener('mousedown', (event) => event.preventDefault());
  popup.list.addEventListener('combobox-select', (event) => prefetch(optionOf(event)));
  popup.list.addEventListener('pointerover', (event) => prefetch(optionOf(event)));
  popup.list.addEventListener('pointerleave', () => prefetch(undefined));
  popup.list.addEventListener('combobox-commit', (event) => {
    publishSearch(term(), suggestionOf(popup.list, optionOf(event)));
    end();
  });
  // Loaded by the first letters.
  if (document.activeElement === box && box.value !== box.defaultValue) requests.start(typingMs);
}
