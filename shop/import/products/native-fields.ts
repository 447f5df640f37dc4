/** The fields of a product in the project's own format (see README.md). */
import type { UnknownRecord } from '../../../src/lib/read-unknown';
import { suggestion } from '../columns/nearest-name';
import { plainNames } from './plain-fields';
import { RowProblem } from './product-draft';

const shapedFields =
  'type id title description url imageUrl secondImageUrl furtherImageUrls brand price currency reviews swatches promotion category ' +
  'categoryIds collectionIds attributes measures addedOn group customFields energy sponsored';

const productFields: readonly string[] = [...shapedFields.split(' '), ...plainNames];
const isField = new Set(productFields);

/** `price.amount` is a part of the field `price`. */
export const isNativeField = (name: string): boolean => isField.has(name.split('.', 1)[0] ?? '');

export function checkFields(record: UnknownRecord): void {
  const unknown = Object.keys(record).find((name) => !isField.has(name));
  if (unknown !== undefined)
    throw new RowProblem(
      `"${unknown}" is no field of a product${suggestion(unknown, productFields)} What shoppers filter by is in "attributes"; --map reads fields of other names`,
    );
}
