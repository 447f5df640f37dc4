/**
 * Keeps the recommended product in the grid's slot that of the listing on screen. The server fills the slot of the
 * first one.
 */
import { recommendationSlot } from '../slot';
import type { FillSlot } from './fill-in';

const slotSelector = `[data-plp-slot=${recommendationSlot}]`;

/** Returns a function that fills the slot if it came into the page after its listing. */
export function startRecommendedProduct(): () => void {
  const template = document.querySelector<HTMLTemplateElement>('template#plp-shop-recommended');
  let response: unknown;
  let fillSlot: FillSlot | undefined;
  const load = async (): Promise<void> => {
    const { loadSlotFiller } = await import(/* webpackChunkName: "fill-in" */ './fill-in');
    fillSlot ??= await loadSlotFiller();
  };
  const fill = (): void => {
    const slot = document.querySelector(slotSelector);
    // What was recommended for the first page may be on the next ones, which stand below it.
    const hasMorePages = document.querySelectorAll('[data-plp-page-start]').length > 1;
    if (slot && template && !hasMorePages) fillSlot?.(slot, template, response);
  };
  document.addEventListener('plp:results-update', ({ detail }: CustomEventInit<Update>) => {
    response = detail?.response;
    // The page renders a listing before the next frame. Without a network the slot stays as it is.
    load().then(
      () => requestAnimationFrame(fill),
      () => undefined,
    );
  });
  return () => {
    if (response && document.querySelector(`${slotSelector}:empty`)) fill();
  };
}

type Update = { readonly response: unknown };
