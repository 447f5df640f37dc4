/** Tells when at least half of an element has been on screen for a second. */

const visibleMs = 1_000;
/** Browsers compare the parts in their own rounding. */
const toleranceMs = 20;
/** A slot that the host has not filled by then is no longer waited for. */
const waitForContentMs = 10_000;

type WatchedViews = {
  /** Watches these elements in place of all others. */
  readonly watch: (elements: Iterable<Element>) => void;
  /** Reports at once what was seen long enough, and sees nothing more: the page is hidden. */
  readonly stop: () => void;
};

/**
 * `onSeen` returns false for an element that has nothing in it yet. It is called when the browser is idle, with the
 * elements of about a second; scrolling itself does no work.
 */
export function watchViews(onSeen: (element: Element) => boolean): WatchedViews {
  const shown = timeElements((element) => {
    const isSeen = onSeen(element);
    if (isSeen) observer.unobserve(element);
    return isSeen;
  });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (isIntersecting && intersectionRatio >= 0.5) shown.start(target);
        else shown.stop(target);
      }
    },
    { threshold: 0.5 },
  );
  const forget = () => {
    observer.disconnect();
    shown.clear();
  };
  return {
    watch(elements) {
      forget();
      for (const element of elements) observer.observe(element);
    },
    stop() {
      shown.report();
      forget();
    },
  };
}

/** Calls `onDue` for each element a second after its start, until that returns true or ten seconds have passed. */
function timeElements(onDue: (element: Element) => boolean) {
  /** By the page's own clock, which never jumps. */
  const since = new Map<Element, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report() {
    clearTimeout(timer);
    timer = undefined;
    const now = performance.now();
    for (const [element, start] of since) {
      if (now - start < visibleMs) continue;
      if (onDue(element) || now - start > waitForContentMs) since.delete(element);
    }
    if (since.size > 0) reportLater();
  }
  function reportLater() {
    timer ??= setTimeout(() => {
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(report, { timeout: visibleMs });
      else report();
    }, visibleMs + toleranceMs);
  }
  return {
    start(element: Element) {
      if (!since.has(element)) since.set(element, performance.now());
      reportLater();
    },
    stop: (element: Element) => void since.delete(element),
    report,
    clear() {
      since.clear();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
