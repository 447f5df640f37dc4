/** Loads the suggestions when the shopper goes to the search box. All that a page loads of them before. */
const box = document.querySelector<HTMLInputElement>('[data-script]');
// The shopper may be in the box already.
for (const type of ['focus', 'input'])
  box?.addEventListener(type, () => void import(/* webpackIgnore: true */ `${box.dataset.script}`));
