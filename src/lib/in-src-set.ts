/** In a srcset a space, and a comma at either end, separates addresses. */
export const inSrcSet = (address: string): string =>
  withoutTrailingCommas(address.replaceAll(' ', '%20').replace(/^,+/, encodeURIComponent));

function withoutTrailingCommas(text: string): string {
  let end = text.length;
  while (text.endsWith(',', end)) end -= 1;
  return text.slice(0, end) + '%2C'.repeat(text.length - end);
}
