/** The contract of the listing API, held against our own engine and every adapter over the same products. */
import { fieldFaults } from '../../check-api/schema-faults';
import type { WireContent, WireListingBody } from '../../src/catalogue/listing-response';
import { readListing } from '../../src/catalogue/read-listing';
import { sortOrders } from '../../src/listing-url/sort-option';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import type { ListingService } from '../../server/services/listing-service';
import {
  bannerTerm,
  categoryId,
  countOptions,
  orders,
  priceBands,
  optionsOf,
  redirectedTerm,
  things,
  thingOrders,
  withWords,
  type Thing,
  type ThingOrder,
} from './things';

/** What a vendor can do. The guide says what it cannot. */
type Abilities = {
  readonly sorts?: readonly ThingOrder[];
  readonly facets?: readonly string[];
  /** Whether it knows which category stands in which, and narrows searches and collections by them. */
  readonly hasTree?: boolean;
  /** Whether it tells the highest price. */
  readonly hasHighest?: boolean;
  /** Whether its rules send searches elsewhere. */
  readonly redirects?: boolean;
  /** What its rules place in a search for `bannerTerm`. */
  readonly content?: readonly WireContent[];
};
type Open = () => Promise<Pick<ListingService, 'respond'>>;
type Filters = Readonly<Record<string, readonly string[]>>;

const usual = 'num_results_per_page=96&page=1&sort_by=relevance&sort_order=descending';
const encode = encodeURIComponent;
const writeFilters = (filters: Filters) =>
  Object.entries(filters).flatMap(([id, options]) =>
    options.map((option) => `filters[${encode(id)}]=${encode(option)}`),
  );

const facetsOf = ({ response }: WireListingBody) => response.facet_list ?? [];
const idsOf = ({ response }: WireListingBody) =>
  (response.product_list ?? []).map(({ product_id: id }) => id);
const totalOf = ({ response }: WireListingBody) => response.meta?.num_results;
const idsOfThings = (matches: readonly Thing[]) => matches.map(({ id }) => id);
const byId = (id: string) => things.find((thing) => thing.id === id) as Thing;

/** Counts by name, without those of none. */
const countsOf = (body: WireListingBody, facetId: string) =>
  Object.fromEntries(
    (facetsOf(body).find(({ id }) => id === facetId)?.values ?? []).flatMap(({ name, count }) =>
      count > 0 ? [[name, count]] : [],
    ),
  );

/** To be called within a `describe`. */
export function keepsTheListingContract(
  open: Open,
  {
    sorts = thingOrders,
    facets = Object.keys(optionsOf),
    hasTree = true,
    hasHighest = true,
    redirects = false,
    content,
  }: Abilities = {},
): void {
  let service: Pick<ListingService, 'respond'>;
  beforeAll(async () => {
    service = await open();
  });

  const respond = (path: string, query = usual) =>
    service.respond({ url: `${path}?${query}`, brand: 'marlow' });
  const list = async (path: string, filters: Filters = {}, query = usual) => {
    const { status, body } = await respond(path, [...writeFilters(filters), query].join('&'));
    expect([status, fieldFaults('listing', body)]).toEqual([200, []]);
    return body as WireListingBody;
  };
  /** The ids of the options with these names. */
  const idsOfOptions = async (facetId: string, ...names: readonly string[]) => {
    const facet = facetsOf(await list('/group_id/all')).find(({ id }) => id === facetId);
    return names.map((name) => facet?.values.find((value) => value.name === name)?.id ?? name);
  };
  const having =
    (facetId: string, ...names: readonly string[]) =>
    (thing: Thing) =>
      optionsOf[facetId]?.(thing).some((name) => names.includes(name));

  it('lists each product once over all pages, with the true total', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const body = await list('/group_id/all', {}, `num_results_per_page=24&page=${String(page)}`);
      expect(totalOf(body)).toBe(60);
      seen.push(...idsOf(body));
      expect(idsOf(body)).toHaveLength([24, 24, 12, 0][page - 1] ?? 0);
    }
    const deep = await list('/group_id/all', {}, 'num_results_per_page=96&page=9007199254740991');
    expect([totalOf(deep), idsOf(deep)]).toEqual([60, []]);
    expect(seen.toSorted()).toEqual(idsOfThings(things).toSorted());
  });

  it.each(sorts)('sorts by %s', async (option) => {
    const { sortBy, sortOrder } = sortOrders[option];
    const query = `num_results_per_page=20&page=1&sort_by=${sortBy}&sort_order=${sortOrder}`;
    const shown = idsOf(await list('/group_id/all', {}, query)).map(byId);
    const best = things.toSorted(orders[option]).slice(0, 20);
    expect(shown).toHaveLength(20);
    for (const [at, thing] of shown.entries())
      expect(orders[option](thing, best[at] as Thing)).toBe(0);
  });

  it('suggests products and categories of a search', async () => {
    const suggest = async (term: string) =>
      (await service.respond({ url: `/suggestions/${term}?limit=3`, brand: 'marlow' })).body;
    const body = await suggest('rug');
    expect(fieldFaults('suggestions', body)).toEqual([]);
    const { response } = body as {
      response: { category_list: readonly { group_id: string }[] } & WireListingBody['response'];
    };
    expect(idsOf({ response }).map(byId).every(withWords('rug'))).toBe(true);
    expect(idsOf({ response })).toHaveLength(3);
    expect(response.category_list.every(({ group_id: id }) => id.startsWith('home'))).toBe(true);
    expect(await suggest('%20')).toMatchObject({ response: { product_list: [] } });
  });

  if (redirects)
    it('sends a search where the vendor does', async () => {
      expect((await list(`/${redirectedTerm}`)).response.meta?.redirect).toBe('/help/delivery');
      expect((await list('/rug')).response.meta?.redirect).toBeUndefined();
    });

  it('places what the rules of the vendor do', async () => {
    expect((await list(`/${bannerTerm}`)).response.meta?.content).toEqual(content);
    expect((await list('/rug')).response.meta?.content).toBeUndefined();
  });

  it('has what the page shows of a product', async () => {
    const body = await list('/group_id/all');
    const listing = readListing(body, readListingUrl('/browse'));
    for (const product of listing.products) {
      const thing = byId(product.productId);
      expect(product.title).toBe(thing.title);
      expect(product.price?.current).toBe(thing.price);
      expect(product.price?.previous).toBe(thing.previousPrice);
      expect(listing.brandNames[product.brand ?? '']).toBe(thing.brand);
      expect(product.reviews?.averageStars).toBe(thing.rating);
    }
  });

  it.each(facets)('counts the options of %s', async (facetId) => {
    const body = await list('/group_id/all');
    expect(countsOf(body, facetId)).toEqual(countOptions(facetId, things));
  });

  if (hasHighest)
    it('tells the highest price of what is listed, also while a range of prices is selected', async () => {
      const highest = (matches: readonly Thing[]) => Math.max(...matches.map(({ price }) => price));
      const found = async (filters: Filters) =>
        facetsOf(await list('/group_id/all', filters)).find(({ id }) => id === 'price')?.max;
      const [band = ''] = await idsOfOptions('price', priceBands[0]?.name ?? '');
      const [grey = ''] = await idsOfOptions('colours', 'Grey');
      const greys = things.filter(having('colours', 'Grey'));
      expect(highest(greys)).toBeLessThan(highest(things));
      expect(await found({ price: [band] })).toBe(highest(things));
      expect(await found({ colours: [grey], price: [band] })).toBe(highest(greys));
    });

  it('narrows by one option, which it marks, and leaves the counts of its own facet', async () => {
    const [grey = ''] = await idsOfOptions('colours', 'Grey');
    const body = await list('/group_id/all', { colours: [grey] });
    const matches = things.filter(having('colours', 'Grey'));
    expect(idsOf(body).toSorted()).toEqual(idsOfThings(matches).toSorted());
    expect(countsOf(body, 'colours')).toEqual(countOptions('colours', things));
    expect(countsOf(body, 'brand')).toEqual(countOptions('brand', matches));
    const values = facetsOf(body).find(({ id }) => id === 'colours')?.values;
    expect(values?.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([grey]);
    expect(body.response.meta?.request?.filters).toEqual({ colours: [grey] });
  });

  it('joins two options of one facet', async () => {
    const options = await idsOfOptions('colours', 'Grey', 'Sea green');
    const body = await list('/group_id/all', { colours: options });
    expect(totalOf(body)).toBe(things.filter(having('colours', 'Grey', 'Sea green')).length);
  });

  it('narrows two facets by each other, and counts each without its own selection', async () => {
    const chosen = Object.entries({
      colours: ['Grey', 'Red'],
      brand: ['Dr. Elm', 'Ash'],
      customerRating: ['3 stars and up'],
    }).filter(([id]) => facets.includes(id));
    const filters: Record<string, readonly string[]> = {};
    for (const [id, names] of chosen) filters[id] = await idsOfOptions(id, ...names);
    const body = await list('/group_id/all', filters);
    const without = (left?: string) =>
      chosen.reduce<readonly Thing[]>(
        (matches, [id, names]) => (id === left ? matches : matches.filter(having(id, ...names))),
        things,
      );
    expect(totalOf(body)).toBe(without().length);
    for (const id of facets)
      expect([id, countsOf(body, id)]).toEqual([id, countOptions(id, without(id))]);
  });

  it('takes any range of prices, and keeps it among the bands', async () => {
    const own = '"22.5"-"80"';
    const body = await list('/group_id/all', { price: [own] });
    const matches = things.filter(({ price }) => price >= 22.5 && price <= 80);
    expect(idsOf(body).toSorted()).toEqual(idsOfThings(matches).toSorted());
    const values = facetsOf(body).find(({ id }) => id === 'price')?.values ?? [];
    expect(values.filter(({ selected }) => selected)).toMatchObject([
      { id: own, count: matches.length },
    ]);
    expect(countsOf(body, 'price')).toMatchObject(countOptions('price', things));
  });

  it('knows an option in the spelling of an address', async () => {
    const body = await list('/group_id/all', { brand: ['dr elm'], colours: ['sea green'] });
    const matches = things
      .filter(having('brand', 'Dr. Elm'))
      .filter(having('colours', 'Sea green'));
    expect(totalOf(body)).toBe(matches.length);
    const twice = await list('/group_id/all', { brand: ['Dr. Elm', 'dr elm'] });
    expect(twice.response.meta?.request?.filters).toEqual({ brand: ['Dr. Elm'] });
    const page = await list(`/brand/${encode('dr elm')}`);
    expect(totalOf(page)).toBe(things.filter(having('brand', 'Dr. Elm')).length);
  });

  it('searches, with filters', async () => {
    const found = things.filter(withWords('grand lamp'));
    const body = await list('/grand%20lamp');
    expect(idsOf(body).toSorted()).toEqual(idsOfThings(found).toSorted());
    expect(body.response.meta?.request?.term).toBe('grand lamp');
    const navy = await list('/grand%20lamp', { colours: await idsOfOptions('colours', 'Navy') });
    expect(totalOf(navy)).toBe(found.filter(having('colours', 'Navy')).length);
    expect(countsOf(navy, 'colours')).toEqual(countOptions('colours', found));
  });

  it('responds with an empty list where nothing matches', async () => {
    for (const [path, filters] of [
      ['/qqqqqqqqqq', {}],
      ['/group_id/all', { brand: ['No such brand'] }],
      ['/group_id/all', { noSuchFacet: ['x'] }],
      ['/group_id/home', { ['__proto__']: ['x'] }],
      ['/collection_id/spring-sale', { price: ['"9000"-"inf"'] }],
    ] as const) {
      const body = await list(path, filters);
      expect([path, totalOf(body), idsOf(body)]).toEqual([path, 0, []]);
    }
  });

  it.each(['/group_id/nowhere', '/collection_id/none', '/brand/none', '/noSuchFacet/x', '/a/b/c'])(
    'responds with 404 to %s',
    async (path) => {
      expect((await respond(path)).status).toBe(404);
    },
  );

  it('gives products by their ids', async () => {
    const [one, other] = things as [Thing, Thing];
    const { status, body } = await service.respond({
      url: `/product_id/${one.id},${other.id},gone`,
      brand: 'marlow',
    });
    expect([status, fieldFaults('listing', body)]).toEqual([200, []]);
    expect(idsOf(body as WireListingBody).toSorted()).toEqual([one.id, other.id].toSorted());
  });

  if (!hasTree) return;

  it('lists a category with those below it, and names the way to it', async () => {
    const home = things.filter(({ categories }) => categories[0] === 'Home');
    const body = await list('/group_id/home');
    expect(idsOf(body).toSorted()).toEqual(idsOfThings(home).toSorted());
    expect(countsOf(body, 'brand')).toEqual(countOptions('brand', home));
    const { meta, groups_list: groups = [] } = body.response;
    expect(meta?.selected_category).toEqual({ group_id: 'home', display_name: 'Home' });
    expect(meta?.parent_categories?.map(({ group_id: id }) => id)).toEqual(['all']);
    expect(groups[0]?.values.map(({ id, name, count }) => [id, name, count]).toSorted()).toEqual(
      ['Lighting', 'Rugs'].map((name) => [
        categoryId(['home', name]),
        name,
        home.filter(({ categories }) => categories[1] === name).length,
      ]),
    );
    const rugs = await list(`/group_id/${categoryId(['home', 'rugs'])}`, {
      colours: await idsOfOptions('colours', 'Red'),
    });
    expect(rugs.response.meta?.parent_categories?.map(({ group_id: id }) => id)).toEqual([
      'all',
      'home',
    ]);
    expect(totalOf(rugs)).toBe(
      home.filter(({ categories }) => categories[1] === 'Rugs').filter(having('colours', 'Red'))
        .length,
    );
  });

  it('lists the categories at the top', async () => {
    const { groups_list: groups = [] } = (await list('/group_id/all')).response;
    expect(groups[0]?.values.map(({ id }) => id).toSorted()).toEqual(['garden', 'home']);
  });

  it('lists a collection, within a category too', async () => {
    const sale = things.filter(({ collections }) => collections.includes('spring-sale'));
    const body = await list('/collection_id/spring-sale');
    expect(idsOf(body).toSorted()).toEqual(idsOfThings(sale).toSorted());
    expect(body.response.meta?.collection?.id).toBe('spring-sale');
    const narrowed = await list('/collection_id/spring-sale', { group_id: ['garden'] });
    expect(totalOf(narrowed)).toBe(
      sale.filter(({ categories }) => categories[0] === 'Garden').length,
    );
  });
}
