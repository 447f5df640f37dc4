import { readFacets } from '../../src/catalogue/read-facets';

const read = (entry: unknown, filters: Record<string, string[]> = {}) =>
  readFacets([entry], new Map(Object.entries(filters)))[0];
const brandGroups = (...names: string[]) =>
  read({ id: 'brand', values: names.map((name) => ({ id: name, name })) })?.groups?.map(
    ({ group, items }) => [group, ...items.map(({ name }) => name)].join(' '),
  );

describe('a facet', () => {
  it('has its values with their counts', () => {
    expect(
      read({
        id: 'colours',
        name: 'Colour &amp; tone',
        type: 'multiple',
        values: [{ id: 'Navy', name: '<b>Navy</b>', count: 4, url: '/c', selected: true }],
      }),
    ).toEqual({
      id: 'colours',
      name: 'Colour & tone',
      type: 'multiple',
      values: [{ id: 'Navy', seoId: 'navy', name: 'Navy', count: 4, url: '/c', isSelected: true }],
    });
  });

  it('has the values of the filters selected', () => {
    const facet = read({ id: 'size', values: [{ id: 'm' }, { id: 'l' }] }, { size: ['l'] });
    expect(facet?.values.map(({ isSelected }) => isSelected)).toEqual([false, true]);
  });

  it('is called by its id when it has no name, and so are its values', () => {
    expect(read({ id: 'size', values: [{ id: 'm', name: ' ' }] })).toEqual({
      id: 'size',
      name: 'size',
      type: 'multiple',
      values: [{ id: 'm', seoId: 'm', name: 'm', count: 0, isSelected: false }],
    });
  });

  it('is a range for a known range facet without a type in the response', () => {
    expect(read({ id: 'price' })?.type).toBe('range');
  });

  it.each([
    [{ count: '7' }, 7],
    [{ count: -1 }, 0],
    [{ count: 1.5 }, 0],
    [{ count: null }, 0],
  ])('counts %j as %d', (count, expected) => {
    expect(read({ id: 'size', values: [{ id: 'm', ...count }] })?.values[0]?.count).toBe(expected);
  });

  it.each([
    ['#1c2b52', '#1c2b52'],
    ['#17181a #ffffff', '#17181a #ffffff'],
    ['navy', undefined],
    ['url(#x)', undefined],
    ['#1c2b52 url(//x)', undefined],
    [`#1c2b52${' #1c2b52'.repeat(4)}`, undefined],
    [['#1c2b52'], undefined],
  ])('has a disc in the colours of %j only where they are colours', (swatch, expected) => {
    const facet = read({ id: 'colours', values: [{ id: 'Navy', swatch }] });
    expect(facet?.values[0]?.swatch).toBe(expected);
  });

  it('drops values without a name, duplicates and hostile addresses', () => {
    const values = [null, 'm', {}, { id: 'm', url: 'javascript:alert(1)' }, { id: 'm' }];
    expect(read({ id: 'size', values })?.values).toEqual([
      { id: 'm', seoId: 'm', name: 'm', count: 0, isSelected: false },
    ]);
  });

  it.each([
    ['Red', 'red'],
    ['2.0', '2 0'],
    ['caf\u00e9', 'cafe\u0301'],
    ['Ⅳ', 'ⅳ'],
  ])('has one value for %j and %j, which one address means', (first, second) => {
    const values = [
      { id: first, name: 'One', count: 2 },
      { id: 'other', count: 1 },
      { id: second, name: 'Two', count: 3, selected: true },
      { id: first, count: 5 },
    ];
    expect(
      read({ id: 'x', values })?.values.map(({ id, name, count, isSelected }) => [
        ...[id, name, count, isSelected],
      ]),
    ).toEqual([
      [first, 'One', 5, true],
      ['other', 'other', 1, false],
    ]);
  });

  it('has no value without an address, and none has no address itself', () => {
    const values = ['...', '. .', '-', ' ', 'ok'].map((id) => ({ id, count: 2 }));
    expect(read({ id: 'x', values })?.values.map(({ id }) => id)).toEqual(['-', 'ok']);
    expect(read({ id: '--', values })).toBeUndefined();
  });

  it('is a range when its values are', () => {
    expect(read({ id: 'size', type: 'multiple', values: [{ id: '"10"-"20"' }] })?.type).toBe(
      'range',
    );
    expect(read({ id: 'size', type: 'multiple', values: [{ id: '10-12' }] })?.type).toBe(
      'multiple',
    );
  });

  it('is listed once', () => {
    expect(readFacets([{ id: 'a' }, {}, null, { id: 'b' }, { id: 'a' }], new Map())).toHaveLength(
      2,
    );
  });
});

describe('the brand facet', () => {
  it('has its brands by first letter', () => {
    expect(brandGroups('Bolt', 'acme', 'Apex', 'Zest')).toEqual([
      'A acme Apex',
      'B Bolt',
      'Z Zest',
    ]);
  });

  it('puts accented letters where shoppers look for them', () => {
    expect(brandGroups('Étoile', 'Elm', 'Ålesund')).toEqual(['A Ålesund', 'E Elm Étoile']);
  });

  it('puts digits and symbols under #, before the letters', () => {
    expect(brandGroups('Acme', '3M', '21 Oaks', '&Co', '½ Pint')).toEqual([
      '# &Co ½ Pint 3M 21 Oaks',
      'A Acme',
    ]);
  });

  it('is the only one with groups', () => {
    expect(read({ id: 'size', values: [{ id: 'm' }] })).not.toHaveProperty('groups');
  });
});
