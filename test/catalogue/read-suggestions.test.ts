import fc from 'fast-check';
import { longestId, mostPopularProducts } from '../../src/catalogue/listing-bounds';
import { readSuggestions } from '../../src/catalogue/read-suggestions';
import { aProduct, aWireProduct } from '../support/a-product';
import { wronglyTyped } from '../support/wrongly-typed';

const nothing = { categories: [], products: [] };
const read = (meta: unknown) => readSuggestions({ response: { meta } });
const full = {
  fewer_words: ['oak armchair', 'armchair'],
  suggested_categories: [{ group_id: 'furniture', display_name: 'Furniture' }],
  popular_products: [aWireProduct()],
};

describe('the suggestions of a response', () => {
  it('are read from its meta', () => {
    expect(read(full)).toEqual({
      fewerWords: ['oak armchair', 'armchair'],
      categories: [{ id: 'furniture', displayName: 'Furniture' }],
      products: [aProduct()],
    });
  });

  it('are none where the API sends none', () => {
    expect(read({})).toEqual(nothing);
    expect(readSuggestions(undefined)).toEqual(nothing);
    expect(readSuggestions('junk')).toEqual(nothing);
  });

  it('distinguish no term of fewer words from no statement about them', () => {
    expect(read({ fewer_words: [] }).fewerWords).toEqual([]);
    expect(read({ fewer_words: 'armchair' })).not.toHaveProperty('fewerWords');
  });

  it('are bounded in number, length and addresses', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `x${at}`);
    const products = many.map((id) => ({
      ...aWireProduct({ product_id: id }),
      url: 'javascript:alert(1)',
    }));
    const {
      fewerWords,
      categories,
      products: read4,
    } = read({
      fewer_words: ['y'.repeat(longestId + 1), ...many],
      suggested_categories: many.map((id) => ({ group_id: id, display_name: 'n'.repeat(9_999) })),
      popular_products: products,
    });
    expect(fewerWords).toEqual(['x0', 'x1']);
    expect(categories.map(({ id }) => id)).toEqual(['x0', 'x1', 'x2', 'x3', 'x4', 'x5']);
    expect(categories[0]?.displayName).toHaveLength(500);
    expect(read4).toHaveLength(mostPopularProducts);
    expect(read4.filter(({ url }) => url !== undefined)).toEqual([]);
  });

  it('name each category and each product once', () => {
    const twice = read({
      suggested_categories: [{ group_id: 'a' }, { group_id: 'a', display_name: 'A' }],
      popular_products: [aWireProduct(), aWireProduct()],
    });
    expect(twice.categories).toEqual([{ id: 'a', displayName: 'a' }]);
    expect(twice.products).toHaveLength(1);
  });

  it('leave out what is of a wrong type, and keep the rest', () => {
    const whole = { response: { meta: full } };
    for (const { body, what } of wronglyTyped(whole)) {
      const { fewerWords = [], ...rest } = readSuggestions(body);
      const texts = [...fewerWords, ...rest.categories.flatMap((one) => [one.id, one.displayName])];
      expect([what, texts.filter((text) => typeof text !== 'string')]).toEqual([what, []]);
    }
    expect(read({ ...full, fewer_words: 7 })).toMatchObject({
      products: [aProduct()],
    });
  });

  it('never throw', () => {
    const meta = fc.record(
      {
        fewer_words: fc.anything(),
        suggested_categories: fc.anything(),
        popular_products: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(meta, (value) => {
        const { categories, products, fewerWords = [] } = read(value);
        expect(categories.length).toBeLessThanOrEqual(6);
        expect(products.length).toBeLessThanOrEqual(4);
        expect(fewerWords.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
