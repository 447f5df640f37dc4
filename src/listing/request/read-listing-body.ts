/** Reads a listing API's response without trusting its size, depth or form. */
import { withinBounds } from '../../catalogue/read-body';
import { isListingBody, type ListingBody } from '../../catalogue/read-listing';
import { isBoundedJson } from '../../lib/is-bounded-json';
import { parseJson } from '../../lib/parse-json';

/** A page of 96 products with all its facets takes a tenth of a megabyte. */
export const largestBodyBytes = 4_000_000;

/**
 * The body of a listing, with long lists cut; undefined when it is larger than 4 MB, has too many values or levels, is
 * no JSON or no listing. Rejects when the connection breaks.
 */
export async function readListingBody(response: Response): Promise<ListingBody | undefined> {
  const text = await readBoundedText(response);
  const body = isBoundedJson(text) ? parseJson(text) : undefined;
  return isListingBody(body) ? withinBounds(body) : undefined;
}

/** The text of a response; empty when it is larger than 4 MB. Rejects when the connection breaks. */
export async function readBoundedText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > largestBodyBytes) {
      reader?.cancel().catch(() => undefined);
      return '';
    }
    text += decoder.decode(value, { stream: true });
  }
}
