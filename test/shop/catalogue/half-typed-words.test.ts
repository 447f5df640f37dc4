import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { createListingApi } from '../../../shop/catalogue/listing-api';
import { withSuggestions } from '../../../shop/catalogue/suggestions/suggestions-api';
import { brands } from '../../support/english';
import { aProduct } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';

type Suggested = {
  readonly term_list: readonly string[];
  readonly product_list: readonly { readonly title: string }[];
};

async function suggest(engine: ListingEngine, path: string): Promise<Suggested> {
  const api = withSuggestions({ engine, brands }, createListingApi({ engine, brands }));
  const { body } = await api({ url: `/suggestions/${path}`, brand: 'marlow' });
  return (body as { readonly response: Suggested }).response;
}

const titlesOf = ({ product_list }: Suggested) => product_list.map(({ title }) => title);

const colours = (...names: string[]) => ({ attributes: { colours: names } });
const openColours = () =>
  openTestCatalogue({
    outline: {
      categories: [],
      collections: [],
      synonyms: [],
      facets: [
        { id: 'colours', name: 'Colour', type: 'multiple' },
        { id: 'sizes', name: 'Size', type: 'multiple' },
        { id: 'price', name: 'Price', type: 'range', bands: [] },
      ],
    },
    products: [
      aProduct({ id: '1', title: 'Alder Sofa', price: { current: 250 }, ...colours('Grey') }),
      aProduct({ id: '2', title: 'Birch Sofa', price: { current: 700 }, ...colours('Green') }),
      aProduct({
        id: '3',
        title: 'Leggings',
        description: 'So soft.',
        price: { current: 5 },
        ...colours('Grey'),
      }),
      aProduct({
        id: '4',
        title: 'Trousers',
        attributes: { colours: ['Blue'], sizes: ['UK 10', 'UK 12'] },
      }),
    ],
  });

describe('suggestions for a half-typed word', () => {
  it('end a word that only descriptions have, behind a colour', async () => {
    const found = await suggest(await openColours(), 'grey%20so');
    expect(found.term_list).toEqual(['grey sofa']);
    expect(titlesOf(found)).toEqual(['Alder Sofa']);
  });

  it('end a word in filter values where titles have none', async () => {
    expect((await suggest(await openColours(), 'sofa%20gre')).term_list).toEqual([
      'sofa grey',
      'sofa green',
    ]);
  });

  it('keep the name of a facet before its value, and no word twice', async () => {
    const shop = await openColours();
    expect((await suggest(shop, 'size%2010%20tr')).term_list).toEqual(['size 10 trousers']);
    expect((await suggest(shop, 'grey%20grey%20so')).term_list).toEqual(['grey sofa']);
  });

  it.each([
    ['sofa%20under%202', ['sofa under 2000'], []],
    ['sofa%20under%203', ['sofa under 300'], []],
    ['grey%20so%20under%203', ['grey sofa under 300'], []],
    ['sofa%20under%20300', [], ['Alder Sofa']],
    ['sofa%20between%201%20and%202', [], []],
  ])('end a price that nothing is below: %s', async (typed, terms, products) => {
    const found = await suggest(await openColours(), typed);
    expect(found.term_list).toEqual(terms);
    expect(titlesOf(found)).toEqual(products);
  });

  it.each(['grey%20zz', 'sofa%20under%203', 'grey%20so%20under%201', 'zzqq'])(
    'cost two searches at most: %s',
    async (typed) => {
      const engine = await openColours();
      let queries = 0;
      await suggest({ ...engine, query: (query) => ((queries += 1), engine.query(query)) }, typed);
      expect(queries).toBeLessThanOrEqual(2);
    },
  );
});
