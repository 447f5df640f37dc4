import {
  addViewed,
  clearViewed,
  readViewed,
  removeViewed,
  viewedKey,
} from '../../../../shop/recommendations/client/viewed-products';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the products viewed in this browser', () => {
  it('are the last twelve, each once, the last first', () => {
    for (let id = 1; id <= 14; id += 1) addViewed(`p${id}`);
    addViewed('p5');
    expect(readViewed()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((id) => `p${id}`));
    removeViewed(new Set(['p14', 'p3']));
    expect(readViewed()).toHaveLength(10);
    clearViewed();
    expect([readViewed(), localStorage.length]).toEqual([[], 0]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{['],
    ['no list', '{"0":"p1"}'],
    ['null', 'null'],
    ['no ids', `[1,null,{},[],"","${'x'.repeat(501)}"]`],
  ])('are none when the storage holds %s', (_what, stored) => {
    localStorage.setItem(viewedKey, stored);
    expect(readViewed()).toEqual([]);
    addViewed('p1');
    expect(readViewed()).toEqual(['p1']);
  });

  it('are twelve at most, whatever the storage holds', () => {
    const many = ['p1', 7, 'p1', ...Array.from({ length: 10_000 }, (_, at) => `q${at}`)];
    localStorage.setItem(viewedKey, JSON.stringify(many));
    expect(readViewed()).toHaveLength(12);
    expect(readViewed()[1]).toBe('q0');
  });

  it('are none where storage is forbidden or full', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    addViewed('p1');
    clearViewed();
    expect(readViewed()).toEqual([]);
  });
});
