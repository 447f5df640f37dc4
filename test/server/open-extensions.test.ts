import type { Update } from '../../src/events/listing-events';
import { openExtensions } from '../../server/rendering/open-extensions';
import { defineStorefront } from '../../src/page/public';
import { brandOf } from '../../src/storefront/brand';
import { brands, inEnglish } from '../support/english';

const anUpdate = {} as unknown as Update;
const option = { facetId: 'size', optionId: '42', name: '42' };

const brand = brandOf(brands, 'marlow');

async function open(messageOf: (call: number) => string) {
  const log = { error: jest.fn() };
  let calls = 0;
  const fail = (): never => {
    calls += 1;
    throw new Error(messageOf(calls));
  };
  const storefront = defineStorefront({ brands, chipTexts: fail, eventFields: fail });
  const { language, eventFields } = (await openExtensions(storefront, log))(brand)(inEnglish);
  return { eventFields, chipText: () => language.chipText?.(option), log };
}

describe('the server with an extension that fails', () => {
  it('logs it once, not for each page', async () => {
    const { chipText, eventFields, log } = await open(() => 'broken');
    for (let page = 0; page < 3; page += 1) chipText();
    eventFields?.(anUpdate);
    expect(log.error.mock.calls).toEqual([
      [{ err: new Error('broken'), area: 'chip text' }, 'render error'],
      [{ err: new Error('broken'), area: 'event fields' }, 'render error'],
    ]);
  });

  it('logs a hundred messages at most', async () => {
    const { chipText, log } = await open((call) => `broken ${String(call)}`);
    for (let page = 0; page < 150; page += 1) chipText();
    expect(log.error).toHaveBeenCalledTimes(100);
  });
});

describe('extensions that a storefront loads for a brand', () => {
  it('are added to those of all its brands', async () => {
    const log = { error: jest.fn() };
    const eventFields = () => ({ loaded: true });
    const storefront = defineStorefront({
      brands,
      chipTexts: () => 'of all',
      loadExtensions: { hearth: () => Promise.resolve({ eventFields }) },
    });
    const extensions = await openExtensions(storefront, log);
    const fieldsOf = (key: string) =>
      extensions(brandOf(brands, key))(inEnglish).eventFields?.(anUpdate);
    expect(fieldsOf('hearth')).toEqual({ loaded: true });
    expect(fieldsOf('marlow')).toBeUndefined();
    const { language } = extensions(brandOf(brands, 'hearth'))(inEnglish);
    expect(language.chipText?.(option)).toBe('of all');
  });
});
