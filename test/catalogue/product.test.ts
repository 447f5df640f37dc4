import { readProducts } from '../../src/catalogue/product';
import { aProduct, aWireProduct } from '../support/a-product';

const read = (fields: Record<string, unknown>) =>
  readProducts([{ ...aWireProduct(), ...fields }])[0];

describe('a product', () => {
  it('is read from the response', () => {
    expect(readProducts([aWireProduct()])).toEqual([aProduct()]);
  });

  it('needs an id and a title, nothing more', () => {
    expect(readProducts([{ product_id: 5, title: 'Lamp' }])).toEqual([
      {
        productId: '5',
        catalogueNumber: '',
        variationId: '',
        brand: '',
        title: 'Lamp',
        swatches: [],
      },
    ]);
    expect(readProducts([{ product_id: 5 }, { title: 'Lamp' }, null, 'lamp', []])).toEqual([]);
  });

  it.each(['InStock', 'SoldOut'] as const)('has the availability %s', (availability) => {
    expect(read({ availability })).toEqual(aProduct({ availability }));
  });

  it.each(['soldout', 'https://schema.org/SoldOut', 'constructor', true, 0, ['SoldOut'], null])(
    'has no availability when the response says %j',
    (availability) => {
      expect(read({ availability })).toEqual(aProduct());
    },
  );

  it('is listed once', () => {
    expect(readProducts([aWireProduct(), aWireProduct()])).toHaveLength(1);
  });

  it('has plain texts without markup', () => {
    const product = read({
      title: 'Caf&eacute; <b>chair</b> &amp; table',
      image: { url: '/a.jpg', alt_text: 'A &quot;chair&quot;' },
      promotionIdentifier: { colour: 'red', displayName: '2 for &pound;20' },
    });
    expect(product).toMatchObject({
      title: 'Café chair & table',
      image: { altText: 'A "chair"' },
      promotion: { colour: 'red', displayName: '2 for £20' },
    });
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    7,
  ])('neither links to nor shows %j', (address) => {
    const product = read({
      url: address,
      image: { url: address },
      secondImageSrc: address,
      swatchSources: [
        { displayName: 'Red', imageSrc: address },
        { displayName: 'Blue', imageSrc: '/blue', productImageSrc: address },
      ],
    });
    expect(product).not.toHaveProperty('url');
    expect(product).not.toHaveProperty('image');
    expect(product).not.toHaveProperty('secondImageSrc');
    expect(product?.swatches).toEqual([
      { displayName: 'Blue', imageSrc: '/blue' },
      { displayName: 'Red' },
    ]);
  });

  it('takes a picture and a hexadecimal colour of a swatch, and puts one without both after the others', () => {
    const product = read({
      swatchSources: [
        { displayName: 'Teal', colour: '#0f7c80;x:y' },
        { displayName: 'Navy', colour: '#1c2b52' },
        { displayName: 'Rust', productImageSrc: '/rust.jpg' },
        { displayName: 'Sage', colour: 'url(/x)', imageSrc: '/sage.jpg' },
        { colour: 'none' },
        'Red',
      ],
    });
    expect(product?.swatches).toEqual([
      { displayName: 'Navy', colour: '#1c2b52' },
      { displayName: 'Sage', imageSrc: '/sage.jpg' },
      { displayName: 'Teal' },
      { displayName: 'Rust', productImageSrc: '/rust.jpg' },
    ]);
  });

  it('comes in the sizes that have a name, and none leads where no address is', () => {
    expect(
      read({
        sizes: [
          { displayName: 'M', variation_id: 7, url: '/p1?size=m', availability: 'SoldOut' },
          { displayName: '<b>L</b>', url: 'javascript:alert(1)', availability: 'maybe', price: 3 },
          { variation_id: '8' },
          'S',
        ],
      })?.sizes,
    ).toEqual([
      { displayName: 'M', variationId: '7', url: '/p1?size=m', availability: 'SoldOut' },
      { displayName: 'L' },
    ]);
    expect(read({ sizes: Array(1_000).fill({ displayName: 'M' }) })?.sizes).toHaveLength(100);
    expect(read({ sizes: [{}] })).not.toHaveProperty('sizes');
  });

  it('may link to another host', () => {
    expect(read({ url: 'https://shop.example/p1' })?.url).toBe('https://shop.example/p1');
  });
});

describe('the price of a product', () => {
  it('is read with all its fields', () => {
    const price = {
      current: 20,
      previous: '35.50',
      saving: 15.5,
      currentFrom: true,
      previousFrom: 'true',
      displaySavePriceInd: 'true',
      currencyCode: 'EUR',
    };
    expect(read({ price })?.price).toEqual({
      current: 20,
      previous: 35.5,
      saving: 15.5,
      currentFrom: true,
      previousFrom: true,
      displaySavePriceInd: true,
      currencyCode: 'EUR',
    });
  });

  it.each([-1, 'free', null, Infinity, {}, '1e9'])('is absent when it is %p', (current) => {
    expect(read({ price: { current } })).not.toHaveProperty('price');
  });

  it('leaves out a previous price or saving that makes no sense', () => {
    const price = read({ price: { current: 20, previous: -5, saving: 'much' } })?.price;
    expect(price).not.toHaveProperty('previous');
    expect(price).not.toHaveProperty('saving');
    expect(price).toMatchObject({ currencyCode: '', displaySavePriceInd: false });
  });
});

describe('the reviews of a product', () => {
  it.each([
    [
      { reviewsCount: 12, averageStars: 4.5 },
      { count: 12, averageStars: 4.5 },
    ],
    [
      { reviewsCount: '1200', averageStars: '4.5' },
      { count: 1200, averageStars: 4.5 },
    ],
    [
      { reviewsCount: 1, averageStars: 11 },
      { count: 1, averageStars: 5 },
    ],
    [
      { reviewsCount: 1, averageStars: -3 },
      { count: 1, averageStars: 0 },
    ],
    [{ reviewsCount: 1.5, averageStars: 3 }, undefined],
    [{ reviewsCount: 3 }, undefined],
    ['good', undefined],
  ])('%j are read as %j', (productReviews, reviews) => {
    expect(read({ productReviews })?.reviews).toEqual(reviews);
  });
});

describe('the promotion of a product', () => {
  it.each(['red', '#c00', 'dark red', 'light-blue'])('may be %s', (colour) => {
    expect(read({ promotionIdentifier: { colour, displayName: 'Deal' } })?.promotion?.colour).toBe(
      colour,
    );
  });

  it.each(['red;background:url(//evil.example)', 'url(x)', 'expression(alert(1))', 7, null])(
    'has no colour when it is %j, which could be more than a colour',
    (colour) => {
      const product = read({ promotionIdentifier: { colour, displayName: 'Deal' } });
      expect(product?.promotion).toEqual({ colour: '', displayName: 'Deal' });
    },
  );
});
