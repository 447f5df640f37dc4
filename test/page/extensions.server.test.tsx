/** The page with the storefront of `examples/extensions`, as the server renders it. */
import { SizeGuide } from '../../examples/extensions/SizeGuide';
import { storefront } from '../../examples/extensions/storefront';
import { readListingForm } from '../../src/listing-url/listing-form';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { extendPage } from '../../src/page/extend-page';
import type { Extensions } from '../../src/page/storefront';
import { renderMarkup } from '../../server/rendering/render-listing';
import { aListingBody, aWireFacet } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { aWireProduct } from '../support/a-product';
import { aQueryState } from '../support/a-query-state';
import { readAmount } from '../support/english';

const path = '/browse/c1/shoe-size--42?sortkey=review_date.descending';
const body = aListingBody({
  products: [aWireProduct({ custom_fields: { newIn: true, deliveryDays: 3 } })],
  facets: [aWireFacet('shoeSize', '41', '42')],
});

function render(extensions: Extensions, mount = '') {
  const globals = { queryState: aQueryState(path, body), mount };
  const extend = extendPage(extensions, jest.fn());
  const { store, environment } = aPageStore({ path, globals, extend });
  return renderMarkup(store, environment).replaceAll('<!-- -->', '');
}

describe('the page with extensions on the server', () => {
  it('has parts of cards, texts of chips, and the selected sort order', () => {
    const markup = render(storefront.extensions);
    expect(markup).toContain('<p class="new-in">New in</p>');
    expect(markup).toContain('In 3 days');
    expect(markup).toContain('Size 42');
    expect(markup).toContain(
      '<option value="review_date.descending" selected="">Newest Reviews</option>',
    );
  });

  it('has links below the mount prefix', () => {
    const contentSlots = [{ place: 'above-grid', Content: SizeGuide }] as const;
    expect(render({ contentSlots }, '/de')).toContain('<a href="/de/help/sizes">');
    expect(render({ contentSlots })).toContain('<a href="/help/sizes">');
  });

  it('has a form whose fields are sent without scripting', () => {
    const [box = ''] = /<input[^>]*value="42"[^>]*>/.exec(render(storefront.extensions)) ?? [];
    expect(box).toContain('name="f.shoe-size"');
    expect(box).toContain('checked=""');
    const sent = readListingForm(
      '/browse/c1?sortkey=review_date.descending&form=plp-facets&facet=shoe-size&f.shoe-size=41',
      readAmount,
    );
    expect(sent && writeListingUrl(sent)).toBe(
      '/browse/c1/shoe-size--41?sortkey=review_date.descending',
    );
  });

  it('renders without what fails, with its own form in place of one', () => {
    const fail = (): never => {
      throw new Error('broken');
    };
    const markup = render({
      facetForms: [{ facetIds: ['shoeSize'], Form: fail }],
      cardParts: [{ place: 'on-picture', Part: fail }],
      contentSlots: [{ place: 'below-grid', Content: fail }],
    });
    expect(markup).toContain('<article');
    expect(markup).toContain('plp-option__box');
  });
});
