import { createTurns, type Turning } from '../../../../shop/catalogue/opensearch/pick-node';

const aNode = (id: string, pending = 0): Turning => ({ id, _openRequests: pending });
const nodes = [aNode('a'), aNode('b'), aNode('c')];

function open() {
  let nowMs = 0;
  const turns = createTurns(() => nowMs);
  const picked = (count: number, among: readonly Turning[] = nodes) =>
    Array.from({ length: count }, () => turns.pick(among).id)
      .sort()
      .join('');
  const responded = (id: string, tookMs: number) => turns.ended(aNode(id), tookMs);
  const failed = (id: string, tookMs: number) => turns.ended(aNode(id), tookMs, true);
  return { picked, responded, failed, pass: (ms: number) => (nowMs += ms) };
}

describe('the nodes of a cluster', () => {
  it('take turns while they respond alike, and while the slower ones are quick too', () => {
    const { picked, responded } = open();
    expect(picked(6)).toBe('aabbcc');
    responded('a', 10);
    responded('b', 49);
    responded('c', 25);
    expect(picked(6)).toBe('aabbcc');
  });

  it('leave the turns of a slow one to the next, and try it again after some seconds', () => {
    const { picked, responded, pass } = open();
    for (const id of ['a', 'c']) responded(id, 20);
    responded('b', 900);
    expect(picked(6)).toBe('aacccc');
    pass(5_000);
    expect(picked(6)).toBe('aacccc');
    pass(10_000);
    expect(picked(6)).toBe('aabbcc');
  });

  it('leave the turns of the slowest where all are slow, if the next is three times as quick', () => {
    const { picked, responded } = open();
    responded('a', 250);
    responded('b', 900);
    responded('c', 290);
    expect(picked(6)).toBe('aacccc');
  });

  it('take turns when all are as slow', () => {
    const { picked, responded } = open();
    for (const { id } of nodes) responded(id, 2_000);
    expect(picked(6)).toBe('aabbcc');
  });

  it('are all tried where two refuse connections and the third is late', () => {
    const { picked, failed } = open();
    failed('a', 1);
    failed('b', 1_500);
    failed('c', 1);
    expect(picked(6)).toBe('aabbcc');
  });

  it('leave the turns of one that has many requests without a response', () => {
    const { picked } = open();
    expect(picked(6, [aNode('a'), aNode('b', 3), aNode('c')])).toBe('aacccc');
  });

  it('is the same one where there is but one', () => {
    const { picked, responded } = open();
    responded('a', 5_000);
    expect(picked(3, [aNode('a')])).toBe('aaa');
  });
});
