import { createStandstill } from '../../server/limits/standstill';

function aProcess() {
  let nowMs = 0;
  const standstill = createStandstill(() => nowMs);
  return {
    ...standstill,
    after: (ms: number): void => void (nowMs += ms),
  };
}

describe('a process that has stood still', () => {
  it('knows it before its event loop turns, for what it reads first', () => {
    const { hasStood, turn, after } = aProcess();
    after(500);
    turn();
    expect(hasStood()).toBe(false);
    after(8_500);
    expect(hasStood()).toBe(true);
  });

  it('knows it for a second more, for connections that have waited', () => {
    const { hasStood, turn, after } = aProcess();
    after(9_000);
    turn();
    after(900);
    turn();
    expect(hasStood()).toBe(true);
    after(200);
    expect(hasStood()).toBe(false);
  });

  it('is no process that was busy for some seconds', () => {
    const { hasStood, turn, after } = aProcess();
    after(7_000);
    expect(hasStood()).toBe(false);
    turn();
    after(500);
    expect(hasStood()).toBe(false);
  });
});
