/** Keeps the search box at the term of the listing on screen, and loads the suggestions when the shopper goes to it. */
import { publishSearch } from './publish-search';

const box = document.querySelector<HTMLInputElement>('[name=q]');
const form = box?.form;
if (form) {
  form.onsubmit = () => publishSearch(box.value.trim());
  // By itself the button that clears the box would bring back the term that the page began with.
  form.onreset = () => {
    box.value = '';
    box.focus();
    return false;
  };
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
  onpageshow = ({ persisted }) => persisted && reset();
  const load = () => void import(/* webpackIgnore: true */ `${script}`);
  if (script) {
    box.onfocus = box.oninput = load;
    // The shopper may be in the box already, and may have typed the last letter.
    if (document.activeElement === box) load();
  }
}
