/** What stands beside the page and is no part of it, such as a developer's panel above it. */

const apart = 'data-plp-apart';

/** From now on nothing hides the element for the sake of what is open, and a press or a key on it is none on the page. */
export const markApart = (element: Element): void => element.setAttribute(apart, '');

export const standsApart = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${apart}]`) !== null;
