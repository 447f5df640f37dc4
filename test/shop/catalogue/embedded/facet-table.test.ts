import fc from 'fast-check';
import { createFacetTable, orderValues } from '../../../../shop/catalogue/embedded/facet-table';

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const orderOf = (names: readonly string[], given?: readonly string[]) =>
  orderValues(named(names), given).map(({ name }) => name);

describe('order of facet values', () => {
  it('sorts names as people do, numbers by value and letter sizes by size', () => {
    expect(orderOf(['XL', '10', 'S', '9', 'M', 'XXS', '3XL', 'L'])).toEqual([
      '9',
      '10',
      'XXS',
      'S',
      'M',
      'L',
      'XL',
      '3XL',
    ]);
    expect(orderOf(['zinc', 'Éclair', 'apple', 'Ebony'])).toEqual([
      'apple',
      'Ebony',
      'Éclair',
      'zinc',
    ]);
  });

  it('puts the values that have an order of their own first', () => {
    expect(orderOf(['b', 'a', 'Good', 'Best'], ['Best', 'Good', 'Poor'])).toEqual([
      'Best',
      'Good',
      'a',
      'b',
    ]);
  });

  it('does not depend on the order in which products came', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ maxLength: 4 })), (names) => {
        expect(orderOf([...names].reverse())).toEqual(orderOf(names));
      }),
    );
  });
});

describe('facet table', () => {
  const table = createFacetTable([
    {
      id: 'colours',
      name: 'Colour',
      type: 'multiple',
      values: named(['Black/White', 'Red', 'red']),
    },
    {
      id: 'price',
      name: 'Price',
      type: 'range',
      values: [{ id: '"10"-"20"', name: '', range: { from: 10, to: 20 } }],
    },
  ]);

  it('takes an exact id for itself, and a URL form for every option that has it', () => {
    const colours = table.facet('colours');
    expect(colours?.choose(['Red']).values).toEqual([1]);
    expect(colours?.choose(['RED']).unknown).toEqual(['RED']);
    expect(colours?.choose(['black/white', 'Black/White']).values).toEqual([0]);
  });

  it('numbers values, and distinguishes bands, ranges of the shopper’s own and junk', () => {
    expect(table.valueCount).toBe(4);
    expect(table.facet('price')?.choose(['10-20', '"5"-"inf"', '7.5', 'junk'])).toEqual({
      values: [3],
      ranges: [{ from: 5 }, { from: 7.5, to: 7.5 }],
      unknown: ['junk'],
    });
  });

  it('reads no more than eight ranges of the shopper’s own', () => {
    const requested = Array.from({ length: 500 }, (_, at) => `"${at}"-"${at + 1000}"`);
    const { ranges, unknown } = table.facet('price')?.choose(requested) ?? {};
    expect(ranges).toHaveLength(8);
    expect(unknown).toHaveLength(492);
  });
});
