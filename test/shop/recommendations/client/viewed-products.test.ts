import {
  addViewed,
  clearViewed,
  readViewed,
  removeViewed,
  viewedKey,
} from '../../../../shop/recommendations/client/viewed-products';

const viewedIds = () => [...readViewed().keys()];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the products viewed in this browser', () => {
  it('are the last twelve, each once, the last first', () => {
    for (let id = 1; id <= 14; id += 1) addViewed(`p${id}`);
    addViewed('p5');
    expect(viewedIds()).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((id) => `p${id}`));
    removeViewed(new Set(['p14', 'p3']));
    expect(viewedIds()).toHaveLength(10);
    clearViewed();
    expect([viewedIds(), localStorage.length]).toEqual([[], 0]);
  });

  it('are in the colour that was viewed last, also beside those of an earlier version', () => {
    localStorage.setItem(viewedKey, '["p1",["p2","Navy",7],["p3",{}],["p4"],[["p5"],"Grey"]]');
    addViewed('p1', 'Grey');
    addViewed('p6');
    expect([...readViewed()]).toEqual([
      ['p6', ''],
      ['p1', 'Grey'],
      ['p2', 'Navy'],
      ['p3', ''],
      ['p4', ''],
    ]);
    addViewed('p2', 'Red');
    expect(readViewed().get('p2')).toBe('Red');
    expect(localStorage.getItem(viewedKey)).toContain('"p6"');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{['],
    ['no list', '{"0":"p1"}'],
    ['null', 'null'],
    ['no ids', `[1,null,{},[],"","${'x'.repeat(501)}"]`],
  ])('are none when the storage holds %s', (_what, stored) => {
    localStorage.setItem(viewedKey, stored);
    expect(viewedIds()).toEqual([]);
    addViewed('p1');
    expect(viewedIds()).toEqual(['p1']);
  });

  it('are twelve at most, whatever the storage holds', () => {
    const many = ['p1', 7, 'p1', ...Array.from({ length: 10_000 }, (_, at) => `q${at}`)];
    localStorage.setItem(viewedKey, JSON.stringify(many));
    expect(viewedIds()).toHaveLength(12);
    expect(viewedIds()[1]).toBe('q0');
  });

  it('are none where storage is forbidden or full', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    addViewed('p1');
    clearViewed();
    expect(viewedIds()).toEqual([]);
  });
});
