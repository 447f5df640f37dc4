/** Marks elements that lie above the page without being part of it, such as a developer's panel. */

const apart = 'data-plp-apart';

/** Open dialogs do not hide a marked element, and ignore clicks and keys on it. */
export const markApart = (element: Element): void => element.setAttribute(apart, '');

export const standsApart = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${apart}]`) !== null;
