/** Shows on a button whether its product is saved: as a word, or as the name of a heart. */
export function showSaved(button: HTMLButtonElement, isSaved: boolean): void {
  const { saved = '', unsaved = '' } = button.dataset;
  const name = isSaved ? saved : unsaved;
  const word = button.querySelector('.plp-shop-product__save-word');
  button.ariaPressed = String(isSaved);
  if (word) word.textContent = name;
  else button.ariaLabel = name;
}
