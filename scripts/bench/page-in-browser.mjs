// The part of npm run bench -- page that runs inside the page.

/**
 * Milliseconds from a click until a frame shows its effect.
 * @typedef {object} Click
 * @property {number} feedback the tick, the chip and the address
 * @property {number} first the first cards of the new listing
 * @property {number} all all its cards
 * @property {number} sinceStart all its cards, from the start of the page's load
 */

/**
 * @typedef {object} Measured
 * @property {readonly string[]} expected the addresses of the cards that the next click leads to
 * @property {Click[]} clicks
 * @property {{ readonly startTime: number, readonly duration: number }[]} longTasks
 * @property {number} lcpMs
 * @property {(isTrue: () => boolean) => Promise<number>} painted the time of the first frame that shows it
 */

/** Runs before all scripts of the page: observes its frames, tasks and largest paint. */
export function observeLoad() {
  /** @type {Measured['painted']} */
  const painted = (isTrue) =>
    new Promise((done) => {
      // A task after the frame's callbacks sees what the frame has painted.
      const check = () => {
        if (isTrue()) done(performance.now());
        else requestAnimationFrame(checkAfterFrame);
      };
      const checkAfterFrame = () => void scheduler.postTask(check, { priority: 'user-blocking' });
      requestAnimationFrame(checkAfterFrame);
    });
  /** @type {Measured} */
  const measured = { expected: [], clicks: [], longTasks: [], lcpMs: 0, painted };
  Object.assign(globalThis, { benchMeasured: measured });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      measured.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.lcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs after `observeLoad`, and before all scripts of the page: measures each click on a checkbox. */
export function observeClicks() {
  const firstCards = 8;
  const measured = /** @type {Measured} */ (Reflect.get(globalThis, 'benchMeasured'));
  const { painted } = measured;
  const chips = () => document.querySelectorAll('.plp-chips a').length;
  /** @param {number} count */
  const areShown = (count) => {
    if (document.querySelector('.plp-grid--busy')) return false;
    const links = document.querySelectorAll('.plp-card__link');
    const wanted = measured.expected.slice(0, count);
    return wanted.every((address, index) => links[index]?.getAttribute('href') === address);
  };
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      const before = { address: location.href, chips: chips(), isTicked: target.checked };
      void Promise.all([
        painted(
          () =>
            location.href !== before.address &&
            chips() !== before.chips &&
            target.checked === before.isTicked,
        ),
        painted(() => areShown(firstCards)),
        painted(() => areShown(measured.expected.length)),
      ]).then(([feedbackAt, firstAt, allAt]) => {
        measured.clicks.push({
          feedback: feedbackAt - timeStamp,
          first: firstAt - timeStamp,
          all: allAt - timeStamp,
          sinceStart: allAt,
        });
      });
    },
    true,
  );
}

/** The name and value of each visible checkbox of the filters, in order. */
export function visibleFilters() {
  const boxes = document.querySelectorAll('.plp-option__box:not(.plp-option__box--hidden)');
  return [...boxes].flatMap((box) =>
    box instanceof HTMLInputElement && box.checkVisibility() && !box.disabled
      ? [{ name: box.name, value: box.value }]
      : [],
  );
}

/**
 * Resolves with the addresses of the cards when they have not changed for a while.
 * @param {number} limitMs
 */
export async function cardsAtRest(limitMs) {
  const startedAtMs = performance.now();
  const restMs = 250;
  const cards = () =>
    [...document.querySelectorAll('.plp-card__link')].map(
      (link) => link.getAttribute('href') ?? '',
    );
  let isAtRest = false;
  while (!isAtRest) {
    if (performance.now() - startedAtMs > limitMs)
      throw new Error(`The listing is not at rest after ${limitMs} ms.`);
    const before = location.href + cards().join();
    await new Promise((next) => setTimeout(next, restMs));
    isAtRest =
      before === location.href + cards().join() && !document.querySelector('.plp-grid--busy');
  }
  return cards();
}

/**
 * Clicks a checkbox as soon as it is on screen after the first paint. A click by the browser's driver would wait for
 * the tasks of the page that it is to interrupt.
 * @param {string} selector
 */
export async function clickAtFirstSight(selector) {
  const { painted } = /** @type {Measured} */ (Reflect.get(globalThis, 'benchMeasured'));
  const find = () => /** @type {HTMLElement | null} */ (document.querySelector(selector));
  await painted(() => {
    const { top = Infinity } = find()?.getBoundingClientRect() ?? {};
    return performance.getEntriesByName('first-paint').length > 0 && top < innerHeight;
  });
  find()?.click();
}

/** @param {readonly string[]} expected */
export function expectCards(expected) {
  const measured = /** @type {Measured} */ (Reflect.get(globalThis, 'benchMeasured'));
  measured.expected = expected;
}

/**
 * Resolves with all clicks when there are so many.
 * @param {{ readonly count: number, readonly limitMs: number }} wanted
 */
export async function clicksSoFar({ count, limitMs }) {
  const startedAtMs = performance.now();
  const { clicks } = /** @type {Measured} */ (Reflect.get(globalThis, 'benchMeasured'));
  while (clicks.length < count) {
    if (performance.now() - startedAtMs > limitMs)
      throw new Error(`The page does not show the effect of click ${count} after ${limitMs} ms.`);
    await new Promise((next) => setTimeout(next, 20));
  }
  return clicks;
}

/** What the load of the page took, in milliseconds, and the number of its elements. */
export function readLoad() {
  const { longTasks, lcpMs } = /** @type {Measured} */ (Reflect.get(globalThis, 'benchMeasured'));
  const longestUnblockedMs = 50;
  const firstPaintMs = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  const blockingMs = longTasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaintMs)
    .reduce((total, { duration }) => total + duration - longestUnblockedMs, 0);
  const arrivals = [...document.images]
    .filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && top < innerHeight && bottom > 0;
    })
    .flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc, 'resource'))
    .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseEnd);
  return {
    firstPaintMs,
    lcpMs,
    picturesMs: Math.max(0, ...arrivals),
    blockingMs,
    nodes: document.querySelectorAll('*').length,
  };
}
