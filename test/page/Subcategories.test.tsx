import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireFacetValue } from '../../src/catalogue/listing-response';
import { facetToggled } from '../../src/listing/navigation';
import { Subcategories } from '../../src/page/Subcategories';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { openPage, settle } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const chairs = aWireValue('chairs', { imageSrc: '/p/chair.webp' });
const sofas = aWireValue('sofas', { imageSrc: '/p/sofa.webp' });
const plain = aWireValue('plain');

const groupOf = (...values: readonly WireFacetValue[]) => [
  { ...aWireFacet('furniture', ...values), type: 'category' },
];
const respondWith =
  (...values: readonly WireFacetValue[]) =>
  () =>
    aResponse(aListingBody({ categories: groupOf(...values) }));
const openWith = (...values: readonly WireFacetValue[]) =>
  openPage(
    <>
      <h1 id="plp-heading">Furniture</h1>
      <Subcategories />
    </>,
    { path: '/browse/furniture', respond: respondWith(...values) },
  );
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the pictured subcategories', () => {
  it('are links with their pictures, and lead down without loading the document', async () => {
    const { container, address } = await openWith(chairs, sofas, plain);
    const row = screen.getByRole('navigation', { name: 'Furniture' });
    expect(links()).toEqual(['/browse/chairs', '/browse/sofas']);
    expect(within(row).getByRole('link', { name: 'chairs' }).innerHTML).toContain(
      'src="/p/chair.webp"',
    );
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'sofas' }));
    expect(address()).toBe('/browse/sofas');
  });

  it.each([
    ['there is one picture', [chairs, plain]],
    ['the present category stands among them', [chairs, { ...sofas, selected: true }]],
    [
      'an address is no picture of the page',
      [chairs, { ...sofas, imageSrc: 'javascript:alert(1)' }],
    ],
  ])('do not show where %s', async (_case, values) => {
    await openWith(...values);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('stay while the shopper filters, also those without products', async () => {
    const { store } = await openPage(<Subcategories />, {
      path: '/browse/furniture',
      respond: (address) =>
        address.includes('filters') ? respondWith(sofas)() : respondWith(chairs, sofas)(),
    });
    const grey = { kind: 'facet', facetId: 'colours', optionId: 'grey' } as const;
    act(() => void store.dispatch(facetToggled(grey)));
    await settle(400);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'chairs',
      'sofas',
    ]);
    expect(links()).toEqual([null, '/browse/sofas/colours--grey']);
  });
});
