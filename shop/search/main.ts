/** Keeps the search box at the term of the listing on screen, and loads the suggestions when the shopper goes to it. */
const box = document.querySelector<HTMLInputElement>('[name=q]');
if (box) {
  const { script } = box.dataset;
  const reset = (): void => {
    box.value = box.defaultValue;
  };
  document.addEventListener('plp:analytics-update', (event) => {
    const isTyping = document.activeElement === box && box.value !== box.defaultValue;
    box.defaultValue = (event as CustomEvent<{ searchTerm?: string }>).detail.searchTerm ?? '';
    if (!isTyping) reset();
  });
  // What was typed on a page before the shopper left it came back with the page.
  addEventListener('pageshow', ({ persisted }) => persisted && reset());
  // The shopper may be in the box already.
  for (const type of script ? ['focus', 'input'] : [])
    box.addEventListener(type, () => void import(/* webpackIgnore: true */ `${script}`));
}
