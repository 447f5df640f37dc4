/** All that says which sort orders there are, from their one table, the values they sort by and their labels. */
import { sortKeys } from '../../src/catalogue/sort-parameters';
import { sortOptions, sortOrders } from '../../src/listing-url/sort-option';
import { sortValues } from '../../shop/catalogue/sort-values';
import { sortTexts } from '../support/english';
import { expectGeneratedPart, expectGeneratedString } from './expect-generated';
import { code, writeTable } from './markdown';

const requested = sortOptions.map((option) => ({ option, ...sortOrders[option] }));

const labelOf = (option: (typeof sortOptions)[number]) =>
  option === 'relevance'
    ? `"${sortTexts.mostRelevant}" on search, "${sortTexts.orders[option]}" elsewhere`
    : `"${sortTexts.orders[option]}"`;

describe('is up to date (npm run generate):', () => {
  it('the sort orders in docs/product.md', () => {
    const rows = requested.map(({ option, sortBy, sortOrder }) => [
      ...[code(option), labelOf(option), code(sortBy), code(sortOrder)],
    ]);
    const table = writeTable(['value', 'label', '`sort_by`', '`sort_order`'], rows);
    expectGeneratedPart('docs/product.md', 'sort orders', table);
  });

  it('the sort orders in docs/listing-api.md', () => {
    const rows = requested.map(({ option, sortBy, sortOrder }) => [
      ...[code(option), code(sortBy), code(sortOrder), sortValues[sortBy].meaning],
    ]);
    const head = ["the shopper's order", '`sort_by`', '`sort_order`', 'products are sorted by'];
    expectGeneratedPart('docs/listing-api.md', 'sort orders', writeTable(head, rows));
  });

  it('the sort orders in docs/public-interface.md', () => {
    const orders = sortOptions.map((option) => [
      code(option),
      `${code(sortOrders[option].sortBy)}, ${sortOrders[option].sortOrder}`,
    ]);
    const keys = sortKeys.map((key) => [code(key), sortValues[key].meaning]);
    const part = expectGeneratedPart.bind(undefined, 'docs/public-interface.md');
    part('sort orders', writeTable(['name', 'requested as'], orders));
    part('keys of sort orders', writeTable(['name', 'products are sorted by'], keys));
  });

  it('the keys of sort orders in the OpenAPI document of the listing API', () => {
    expectGeneratedString(
      'docs/openapi/listing-api.json',
      ['components', 'schemas', 'SortKey', 'description'],
      `${sortKeys.map(code).join(', ')}, or a key that a storefront adds.`,
    );
  });
});
