/** Layout shifts that no input explains, of the document that is open: each one that is loaded begins with none. */
import type { Page } from '@playwright/test';

export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const state = window as unknown as { shifts: string[]; shift: number };
    state.shifts = [];
    state.shift = 0;
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node?: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        state.shift += entry.value;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element | null)?.className ?? '?'} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`,
        );
        const at = `${entry.startTime.toFixed(0)} ms, scrolled to ${String(window.scrollY)}`;
        state.shifts.push(`${entry.value.toFixed(4)} at ${at}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    total: () => page.evaluate(() => (window as unknown as { shift: number }).shift),
    report: () =>
      page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.join('\n')),
  };
}
