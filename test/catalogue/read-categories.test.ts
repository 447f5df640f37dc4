import { readCategories } from '../../src/catalogue/read-categories';

const group = (name: string, ...ids: string[]) => ({
  id: `g-${name}`,
  name,
  type: 'category',
  values: ids.map((id) => ({ id, name: `Category ${id}`, count: 2 })),
});
const read = (...groups: unknown[]) =>
  readCategories(groups, []).map(({ id, name, values }) =>
    [id, name, ...values.map((value) => value.id)].join(' | '),
  );

describe('the category accordions', () => {
  it('are the groups of type category', () => {
    expect(read(group('All', 'c1'), { ...group('Brands', 'x'), type: 'brand' }, null, 7)).toEqual([
      'g-All | All | c1',
    ]);
  });

  it('without a name become one group', () => {
    expect(read(group('All', 'c1'), group('', 'c2', 'c3'), group(' ', 'c3', 'c4'))).toEqual([
      'g-All | All | c1',
      'group_id |  | c2 | c3 | c4',
    ]);
  });

  it('have unique ids', () => {
    const named = { ...group('Rooms', 'c1'), id: 'group_id' };
    expect(read(named, named, group('', 'c2'))).toEqual([
      'group_id-2 | Rooms | c1',
      'group_id-3 | Rooms | c1',
      'group_id |  | c2',
    ]);
  });

  it('mark the selected category', () => {
    const [rooms] = readCategories([group('Rooms', 'c1', 'c2')], ['c2']);
    expect(rooms?.values.map(({ isSelected }) => isSelected)).toEqual([false, true]);
  });
});
