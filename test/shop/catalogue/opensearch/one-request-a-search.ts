/** The tests of how many requests a search takes, on a real cluster. */
import type { Client } from '@opensearch-project/opensearch';
import type { ListingEngine, ListingQuery } from '../../../../shop/catalogue/listing-engine';
import { loadIndex } from '../../../../shop/catalogue/opensearch/load-index';
import { descriptionIndexOf } from '../../../../shop/catalogue/opensearch/index-mapping';
import { readWordsOf } from '../../../../shop/catalogue/opensearch/read-index';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { sortOrders } from '../../../../src/listing-url/sort-option';
import { closeAfterTest } from '../../../support/close-after-test';
import { aProduct, testOutline } from '../a-catalogue';
import { summaryOf } from '../any-query';
import { aQuery, openTestCatalogue } from '../open-test-catalogue';

const placeOf: Readonly<Record<string, string>> = { Sofa: 'sofas', Lamp: 'lamps', Rug: 'rugs' };
const some = (count: number, title: string, brand = 'Acme') =>
  Array.from({ length: count }, (_, at) =>
    aProduct({
      id: `${brand}-${title}-${at}`,
      title: `${brand} ${title}`,
      brand: { id: brand, name: brand },
      popularity: at % 7,
      price: { current: 5 + (at % 11) },
      categoryIds: [placeOf[title.split(' ').at(-1) ?? ''] ?? ''],
      ...(at % 5 === 0 && { availability: 'SoldOut' as const }),
    }),
  );
const products = [
  ...some(40, 'Velvet Sofa'),
  ...some(35, 'Oak Sofa', 'Kelso'),
  ...some(45, 'Reading Lamp', 'Kelso'),
  ...some(4, 'Paper Lamp', 'Zeta'),
  ...some(3, 'Velvet Lamp'),
  ...some(400, 'Wool Rug', 'Hearth'),
  ...some(2, 'Tall Lamp', 'Hearth'),
  ...some(3, 'Cotton Rug', 'Hearth'),
  ...some(5, 'Paper Lamp', 'Hill & Co'),
];
const outline = {
  ...testOutline,
  categories: [
    { id: 'sofas', name: 'Sofas' },
    { id: 'lamps', name: 'Lighting' },
    { id: 'rugs', name: 'Floor' },
  ],
};

/** To be called within a `describe`. */
export function takesOneRequestASearch(clientOf: () => Client): void {
  let embedded: ListingEngine;
  let index: string;
  let sent = 0;
  beforeAll(async () => {
    embedded = await openTestCatalogue({ outline, products });
    index = await loadIndex(clientOf(), 'searched', { outline, products: () => products });
    clientOf().on('request', () => void (sent += 1));
  });

  async function openSearched(): Promise<ListingEngine> {
    const engine = await openIndex(clientOf(), index);
    closeAfterTest(engine.close);
    return engine;
  }

  /** The requests to a node that a listing takes, which has to be that of the embedded engine. */
  async function requestsFor(engine: ListingEngine, query: ListingQuery): Promise<number> {
    const before = sent;
    const page = await engine.query(query);
    const count = sent - before;
    const expected = await embedded.query(query);
    expect([page.instead, summaryOf(page)]).toEqual([expected.instead, summaryOf(expected)]);
    expect(page.total).toBeGreaterThan(0);
    return count;
  }

  const termed = (term: string, changes: Partial<ListingQuery> = {}) =>
    aQuery({ base: { kind: 'search', term }, ...changes });
  const typed = (term: string) =>
    aQuery({ base: { kind: 'search', term, isUnfinished: true }, size: 24 });

  it.each([
    ['a thing that a category names', 'sofa'],
    ['a thing that no category names', 'lamp'],
    ['a thing with what is said of it', 'oak sofa'],
    ['a thing before what is said of it', 'sofa oak'],
    ['a brand, and no thing', 'kelso'],
    ['a thing that there are few of', 'paper lamp'],
    ['words that are frequent, but not together', 'velvet lamp'],
    ['a misspelt word', 'velvet soffa'],
    ['words of which one is in no product', 'xylophone lamp'],
    ['a beginning', 'velvet sof'],
    ['two words that are one', 'hear th rug'],
  ])('sends one request for the first page of a new search for %s', async (_, term) => {
    const engine = await openSearched();
    expect(await requestsFor(engine, termed(term))).toBe(1);
  });

  it('sends one for a new search in another order, with a filter, on another page, in a category', async () => {
    for (const changes of [
      { sort: sortOrders.price },
      { filters: new Map([['brand', ['Kelso']]]) },
      { page: 2 },
      { group: 'sofas' },
    ])
      expect(await requestsFor(await openSearched(), termed('sofa', changes))).toBe(1);
  });

  it('sends one for each further listing of a search', async () => {
    const engine = await openSearched();
    for (const page of [1, 2, 3])
      expect(await requestsFor(engine, termed('sofa', { page }))).toBe(1);
  });

  it('sends a second one only for the first listing of a search whose words let expect other products', async () => {
    for (const [term, further] of [
      ['hearth lamp', 'few of a brand that has many'],
      ['reading sofa', 'words that no product has together'],
    ] as const) {
      const engine = await openSearched();
      const sortedByPrice = termed(term, { sort: sortOrders.price });
      expect([further, await requestsFor(engine, termed(term))]).toEqual([further, 2]);
      expect([further, await requestsFor(engine, sortedByPrice)]).toEqual([further, 1]);
    }
  });

  it.each(['oak sofa', 'kelso so', 'velvet so', 'ke', 'co', 'velvet soffa', 'pap'])(
    'sends one while a shopper types, the first time too: %s',
    async (term) => {
      expect(await requestsFor(await openSearched(), typed(term))).toBe(1);
    },
  );

  it('responds in an index from before words were counted as in any, with more requests', async () => {
    const earlier = await loadIndex(clientOf(), 'uncounted', { outline, products: () => products });
    const described = { index: descriptionIndexOf(earlier), id: 'words', refresh: true } as const;
    await clientOf().index({
      ...described,
      body: { words: (await readWordsOf(clientOf(), earlier)).words },
    });
    const engine = await openIndex(clientOf(), earlier);
    closeAfterTest(engine.close);
    for (const term of ['sofa', 'paper lamp', 'velvet soffa', 'kelso'])
      expect(await requestsFor(engine, termed(term))).toBeLessThan(4);
    expect(await requestsFor(engine, typed('velvet so'))).toBeLessThan(4);
  });

  it('asks once for a search that several shoppers send at the same time', async () => {
    const engine = await openSearched();
    const before = sent;
    const pages = await Promise.all(
      [1, 2, 3].map((page) => engine.query(termed('sofa', { page }))),
    );
    // The first with its ranks, the others with what these are.
    expect(sent - before).toBe(3);
    expect(pages.map(({ products: { length } }) => length)).toEqual([30, 30, 15]);
  });

  it('finds nothing in a category that there is not', async () => {
    const engine = await openSearched();
    expect((await engine.query(termed('sofa', { group: 'none' }))).found).toBe(false);
  });
}
