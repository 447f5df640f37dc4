/** The picture that a link leads to, in a dialog above the page. Without React, so that every page can have it. */
import { isForBrowser } from './is-for-browser';
import { lockScroll } from './use-scroll-lock';

export type PictureWords = {
  readonly heading: string;
  readonly description: string;
  /** Of the button. */
  readonly close: string;
  /** A link below the picture. */
  readonly more?: { readonly text: string; readonly href: string } | undefined;
};

const block = 'plp-picture-dialog';
const headingId = 'plp-picture-heading';

function element<Tag extends 'a' | 'button' | 'dialog' | 'div' | 'h2' | 'img'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Brand, language and direction of the link, since the dialog stands outside of its page. */
function takeLooks(dialog: HTMLElement, link: Element): void {
  for (const name of ['data-plp-brand', 'lang', 'dir']) {
    const value = link.closest(`[${name}]:not([${name}="auto"])`)?.getAttribute(name);
    if (value) dialog.setAttribute(name, value);
  }
}

/** A click that begins inside, as when text is selected, closes nothing. */
function closeByBackdrop(dialog: HTMLDialogElement): void {
  let beganOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => (beganOutside = target === dialog));
  dialog.addEventListener('click', ({ target }) => {
    if (beganOutside && target === dialog) dialog.close();
  });
}

function createDialog(src: string, words: PictureWords): HTMLDialogElement {
  const { heading, description, close, more } = words;
  // The first thing that has the focus.
  const button = element('button', { className: 'plp-button', autofocus: true }, close);
  const content = element(
    'div',
    { className: `${block}__content` },
    element('h2', { id: headingId, className: `${block}__heading` }, heading),
    element('img', { className: `${block}__picture`, src, alt: description }),
    ...(more ? [element('a', { className: 'plp-link', href: more.href }, more.text)] : []),
    button,
  );
  const dialog = element('dialog', { className: block }, content);
  dialog.setAttribute('aria-labelledby', headingId);
  button.addEventListener('click', () => dialog.close());
  closeByBackdrop(dialog);
  return dialog;
}

function showPicture(link: HTMLAnchorElement, words: PictureWords): void {
  const dialog = createDialog(link.href, words);
  takeLooks(dialog, link);
  const unlock = lockScroll();
  // Back shows another list, or another state of it.
  const left = new AbortController();
  window.addEventListener('popstate', () => dialog.close(), left);
  dialog.addEventListener('close', () => {
    left.abort();
    unlock();
    dialog.remove();
    link.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Shows the pictures of these links when they are clicked. A link whose words cannot be loaded is followed. */
export function watchPictureLinks(
  selector: string,
  wordsOf: (link: HTMLAnchorElement) => Promise<PictureWords>,
  whileMounted?: AddEventListenerOptions,
): void {
  const show = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
    if (!link || isForBrowser(event)) return;
    event.preventDefault();
    wordsOf(link).then(
      (words) => showPicture(link, words),
      () => location.assign(link.href),
    );
  };
  document.addEventListener('click', show, whileMounted);
}
