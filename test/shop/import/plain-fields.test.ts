/**
 * Fields that a row has as one text or number: whatever the table of the import has is read from both kinds of files.
 */
import { plainFields, plainNames } from '../../../shop/import/products/plain-fields';
import { readFlatProduct } from '../../../shop/import/products/read-flat-product';
import { readNativeRow } from '../../../shop/import/products/read-native-row';

const product = { id: 'p1', title: 'Velvet sofa', price: '399' };

const flat = (fields: Readonly<Record<string, string>>) =>
  readFlatProduct(
    new Map(Object.entries(fields).map(([name, value]) => [name, { name, values: [value] }])),
  ).draft;

describe.each(plainNames)('the field %s', (field) => {
  const { columns, example, read } = plainFields[field];
  const value = read(field, example);

  it('is read from each of its columns', () => {
    expect(value).toBeDefined();
    for (const column of columns)
      expect(flat({ ...product, [column]: example })).toHaveProperty(field, value);
    expect(flat(product)).not.toHaveProperty(field);
  });

  it('is read from a line of JSON', () => {
    expect(readNativeRow({ ...product, [field]: example })).toMatchObject({
      read: { draft: { [field]: value } },
    });
  });
});
