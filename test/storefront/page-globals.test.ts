import fc from 'fast-check';
import { brandOf } from '../../src/storefront/brand';
import { pageTypeOf, readPageGlobals } from '../../src/storefront/page-globals';
import { brands } from '../support/english';

describe('the page globals', () => {
  const defaults = {
    apiURL: '/listing-api',
    brand: brands[0],
    mount: '',
    envURL: '',
    isLocal: false,
    saveForLaterIreland: false,
    imageSizes: '{url}?{roundel}wid={width}&hei={height}',
    redirectOrigins: [],
    content: { recommendations: [], banners: [] },
  };

  it.each([undefined, null, 'junk', 7, [], {}])(
    'have their defaults when the host gives %j',
    (value) => {
      expect(readPageGlobals(value, brands)).toEqual(defaults);
    },
  );

  it.each(['/de/', 'de', '//evil.example', '/a.b', '/..', '/d e', `/${'a'.repeat(100)}`, 7])(
    'have no mount prefix for %j',
    (mount) => expect(readPageGlobals({ mount }, brands).mount).toBe(''),
  );

  it('are read field by field', () => {
    const globals = {
      pageType: 'promo',
      apiURL: 'https://api.example/v1',
      pathFacets: ['brand'],
      brand: 'hearth',
      mount: '/shop/en-GB',
      envURL: 'https://env.example',
      isLocal: true,
      saveForLaterIreland: true,
      imageSizes: '{url}?width={width}',
      queryState: { queries: {} },
    };
    expect(readPageGlobals(globals, brands)).toEqual({
      ...defaults,
      ...globals,
      brand: brandOf(brands, 'hearth'),
    });
  });

  it('give a field of a wrong type its default and keep the others', () => {
    const globals = {
      pageType: 'valuedeal',
      apiURL: 7,
      pathFacets: 'brand',
      brand: 'other',
      envURL: null,
      isLocal: 'no',
      imageSizes: { url: true },
    };
    expect(readPageGlobals({ ...globals, saveForLaterIreland: true }, brands)).toEqual({
      ...defaults,
      saveForLaterIreland: true,
    });
  });

  it('keep the order of the content’s slots', () => {
    const { content } = readPageGlobals(
      {
        content: {
          recommendations: [{ heading: 'Rugs', url: '/browse/rugs', text: 'Warm feet' }, 'junk'],
          banners: [null, { heading: 'Sale', url: 'javascript:alert(1)', imageUrl: '/sale.jpg' }],
        },
      },
      brands,
    );
    expect(content).toEqual({
      recommendations: [{ heading: 'Rugs', url: '/browse/rugs', text: 'Warm feet' }, null],
      banners: [null, { heading: 'Sale', imageUrl: '/sale.jpg' }],
    });
  });

  it('are read from anything without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readPageGlobals(value, brands).apiURL).not.toBe('');
      }),
    );
  });
});

describe('the page type of a listing', () => {
  it('is promo for a value deal and the listing type elsewhere', () => {
    expect((['search', 'browse', 'promo', 'valuedeal'] as const).map(pageTypeOf)).toEqual([
      'search',
      'browse',
      'promo',
      'promo',
    ]);
  });
});
