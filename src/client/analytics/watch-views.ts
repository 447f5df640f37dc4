/** Tells when at least half of an element has been on screen for a second. */

const visibleMs = 1_000;
/** Browsers compare the parts in their own rounding. */
const toleranceMs = 20;
/** A slot that the host has not filled by then is no longer waited for. */
const waitForContentMs = 10_000;

type WatchedViews = {
  /** Watches these elements in place of all others. */
  readonly watch: (elements: Iterable<Element>) => void;
  /** Reports at once what was seen long enough: the shopper leaves. */
  readonly flush: () => void;
};

/**
 * `onSeen` returns false for an element that has nothing in it yet. It is called when the browser is idle, with the
 * elements of about a second; scrolling itself does no work.
 */
export function watchViews(onSeen: (element: Element) => boolean): WatchedViews {
  /** Since when they are on screen, by the page's own clock, which never jumps. */
  const since = new Map<Element, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < 0.5) since.delete(target);
        else if (!since.has(target)) since.set(target, performance.now());
      }
      if (since.size > 0) timer ??= setTimeout(whenIdle, visibleMs + toleranceMs);
    },
    { threshold: 0.5 },
  );

  function whenIdle() {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(report, { timeout: visibleMs });
    else report();
  }

  function report() {
    timer = undefined;
    const now = performance.now();
    for (const [element, start] of since) {
      if (now - start < visibleMs) continue;
      const isDone = onSeen(element) || now - start > waitForContentMs;
      if (!isDone) continue;
      since.delete(element);
      observer.unobserve(element);
    }
    if (since.size > 0) timer ??= setTimeout(whenIdle, visibleMs);
  }

  return {
    watch(elements) {
      observer.disconnect();
      since.clear();
      for (const element of elements) observer.observe(element);
    },
    flush: report,
  };
}
