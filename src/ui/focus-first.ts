/** Moves focus to the first of these elements that can take it, without scrolling; does nothing when none can. */
export function focusFirst(elementIds: readonly string[]): void {
  for (const id of elementIds) {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    if (element && document.activeElement === element) return;
  }
}
