import {
  comparedKey,
  readCompared,
  writeCompared,
  writeComparedText,
} from '../../../../shop/compare/client/compared-products';

beforeEach(() => sessionStorage.clear());

const chair = { id: '1', title: 'Chair', src: '/chair.jpg' };

describe('the products that are chosen for a comparison', () => {
  it('stay in the tab', () => {
    writeCompared([chair]);
    expect(readCompared()).toEqual([chair]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{['],
    ['no list', '{"id":"1"}'],
    ['no products', '[1,null,{},{"id":"1"},{"title":"Chair"},{"id":" ","title":"Chair"}]'],
    ['an id without end', JSON.stringify([{ id: 'x'.repeat(501), title: 'Chair' }])],
  ])('are none when the storage holds %s', (_what, stored) => {
    sessionStorage.setItem(comparedKey, stored);
    expect(readCompared()).toEqual([]);
  });

  it('are four at most, each once, with safe pictures', () => {
    const products = ['1', '2', '1', '3', '4', '5'].map((id) => ({ id, title: 'Chair' }));
    writeComparedText(JSON.stringify([{ ...chair, src: 'javascript:alert(1)' }, ...products]));
    expect(readCompared().map(({ id, src }) => [id, src])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['3', undefined],
      ['4', undefined],
    ]);
  });
});
