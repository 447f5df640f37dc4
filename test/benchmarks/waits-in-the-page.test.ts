/** What `npm run bench -- page` waits for in the page ends: no timeout of Playwright's applies there. */
import { cardsAtRest, clicksSoFar } from '../../scripts/bench/page-in-browser.mjs';

it('stops waiting for cards that do not come to rest', async () => {
  document.body.innerHTML = '<ul class="plp-grid--busy"></ul>';
  await expect(cardsAtRest(300)).rejects.toThrow('The listing is not at rest after 300 ms.');
  document.body.innerHTML = '<a class="plp-card__link" href="/product/1"></a>';
  await expect(cardsAtRest(10_000)).resolves.toEqual(['/product/1']);
});

it('stops waiting for the effect of a click that has none', async () => {
  const clicks = [{ feedback: 1, first: 2, all: 3 }];
  Object.assign(globalThis, { benchMeasured: { clicks } });
  await expect(clicksSoFar({ count: 1, limitMs: 0 })).resolves.toEqual(clicks);
  await expect(clicksSoFar({ count: 2, limitMs: 50 })).rejects.toThrow(
    'The page does not show the effect of click 2 after 50 ms.',
  );
});
