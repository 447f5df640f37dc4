import type { Update } from '../../src/events/listing-events';
import { openExtensions } from '../../server/rendering/open-extensions';
import { inEnglish } from '../support/english';

const anUpdate = {} as unknown as Update;
const option = { facetId: 'size', optionId: '42', name: '42' };

function open(messageOf: (call: number) => string) {
  const log = { error: jest.fn() };
  let calls = 0;
  const fail = (): never => {
    calls += 1;
    throw new Error(messageOf(calls));
  };
  const extend = openExtensions({ chipTexts: fail, eventFields: fail }, log);
  const { language, eventFields } = extend(inEnglish);
  return { eventFields, chipText: () => language.chipText?.(option), log };
}

describe('the server with an extension that fails', () => {
  it('logs it once, not for each page', () => {
    const { chipText, eventFields, log } = open(() => 'broken');
    for (let page = 0; page < 3; page += 1) chipText();
    eventFields?.(anUpdate);
    expect(log.error.mock.calls).toEqual([
      [{ err: new Error('broken'), area: 'chip text' }, 'render error'],
      [{ err: new Error('broken'), area: 'event fields' }, 'render error'],
    ]);
  });

  it('logs a hundred messages at most', () => {
    const { chipText, log } = open((call) => `broken ${String(call)}`);
    for (let page = 0; page < 150; page += 1) chipText();
    expect(log.error).toHaveBeenCalledTimes(100);
  });
});
