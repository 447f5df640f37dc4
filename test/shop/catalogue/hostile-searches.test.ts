import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import { isRecord } from '../../../src/lib/read-unknown';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { processorMsUntil } from '../../support/processor-time';
import { aSampleFolder } from '../../support/sample-folder';
import { aQuery } from './open-test-catalogue';
import { brands } from '../../support/english';

/** Of processor time, which other programs do not take. */
const mostMs = 50;

describe('searches that are hostile or empty of meaning', () => {
  let engine: ListingEngine;
  beforeAll(async () => {
    ({ engine } = await openCatalogue({ dataDir: await aSampleFolder() }));
    closeAfterTest(engine.close);
  });
  const search = (term: string) => engine.query(aQuery({ base: { kind: 'search', term } }));
  const words = 'oak velvet sofa grey lamp kettle rug mirror desk bed chair table jumper';

  it.each<[string, string]>([
    ['10 kB of one letter', 'a'.repeat(10_000)],
    ['10 kB of words', `${words} `.repeat(140)],
    ['10 kB of words that no product has', 'sofar lampp kettel xqz '.repeat(450)],
    ['10 kB of emoji', '🛋️💡'.repeat(1500)],
    ['emoji', '🛋️ 💡 👩‍👩‍👧‍👦'],
    ['text from right to left', 'أريكة مخملية حمراء'],
    ['text from right to left, with its marks', '\u202Eמנורת שולחן\u202C \u200F'],
    ['Chinese', '红色天鹅绒沙发'],
    ['combining marks', 'l̶̛̯a̷̳͝m̵̰̈p̸͎̈́'.repeat(300)],
    ['only fillers', 'the of and with for to in on or a an'],
    ['one filler', 'the'],
    ['many unknown words', 'qwx zxq wqz xzw qzx zwq'],
    ['only digits', '9'.repeat(10_000)],
    ['quotes and operators', '" OR * NEAR( -'.repeat(700)],
  ])('responds to %s with less than 50 ms of work', async (_, term) => {
    expect(await processorMsUntil(() => search(term))).toBeLessThan(mostMs);
  });

  it.each(['🛋️ 💡', 'أريكة مخملية حمراء', 'qwx zxq wqz xzw'])(
    'finds nothing for %s, and does not say that it looked for something else',
    async (term) => {
      const page = await search(term);
      expect(page).toMatchObject({ found: true, total: 0 });
      expect(page.instead?.term).toBeUndefined();
    },
  );

  it('says which words of a term that is too long it has searched for', async () => {
    const term = `lamp ${'oak '.repeat(60)}velvet`;
    const page = await search(term);
    expect(page.instead?.term).toBe('lamp oak');
    expect({ ...page, plan: {} }).toEqual({
      ...(await search('lamp oak')),
      instead: { term: 'lamp oak', droppedWords: [] },
      plan: {},
    });
    const url = `/${encodeURIComponent(term)}`;
    const { body } = await respondToListingRequest({ engine, brands }, { url, brand: 'marlow' });
    const response = isRecord(body) && isRecord(body['response']) ? body['response'] : {};
    expect(response['meta']).toMatchObject({ corrected_term: 'lamp oak', request: { term } });
  });

  it('never searches for a part of a word', async () => {
    expect((await search(`${'lamp '.repeat(39)}lampshadesandmore`)).instead?.term).toBe('lamp');
    expect((await search('lamp '.repeat(20))).instead?.term).toBeUndefined();
  });

  it('searches for fillers where there is nothing else, as words of titles first', async () => {
    const page = await search('with');
    expect(page.products.every(({ title }) => /\bwith\b/i.test(title))).toBe(true);
    expect(page.instead?.term).toBeUndefined();
  });
});
