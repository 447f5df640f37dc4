/** Reads from a vendor's records the sizes that a product comes in. */
import { longestName, mostSwatches, readId } from '../src/catalogue/listing-bounds';
import type { WireProduct, WireSize } from '../src/catalogue/listing-response';
import { isRecord, readList, readText } from '../src/lib/read-unknown';
import { safeAddress } from '../src/lib/safe-address';
import { withoutUndefined } from '../src/lib/without-undefined';
import type { ProductFields } from './adapter-fields';
import { readAvailability } from './read-availability';
import { valuesAt } from './record-paths';

/** A text, or a record with the names of the listing API. */
function readSize(value: unknown): WireSize[] {
  const { displayName, variation_id, url, availability } = isRecord(value)
    ? value
    : { displayName: value };
  const name = readText(displayName)?.trim().slice(0, longestName);
  if (!name) return [];
  const size = {
    displayName: name,
    variation_id: readId(variation_id),
    url: safeAddress(url),
    availability: readAvailability(availability),
  };
  return [withoutUndefined(size)];
}

/** Undefined for a product of a single size, and where the record has none. */
export function readSizes(record: unknown, fields: ProductFields): WireProduct['sizes'] {
  const [values = []] = valuesAt(record, fields.sizes)
    .map(readList)
    .filter(({ length }) => length > 0);
  const sizes = values.slice(0, mostSwatches).flatMap(readSize);
  return sizes.length > 1 ? sizes : undefined;
}
