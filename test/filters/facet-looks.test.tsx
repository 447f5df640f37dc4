import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterColumn } from '../../src/filters/FilterColumn';
import type { WireFacet } from '../../src/catalogue/listing-response';
import { aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { openPage, responsesOf, settle } from '../support/open-page';
import { filterFormTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const width: WireFacet = {
  id: 'width',
  name: 'Width',
  type: 'range',
  unit: 'centimeter',
  form: 'slider',
  max: 180,
  values: [
    aWireValue('"-inf"-"59"', { name: 'Up to 59 cm' }),
    aWireValue('"60"-"119"', { name: '60 cm to 119 cm' }),
    aWireValue('"120"-"inf"', { name: '120 cm and above' }),
  ],
};
const multiple = (id: string, name: string, ...values: string[]): WireFacet => ({
  id,
  name,
  type: 'multiple',
  values: values.map((value) => aWireValue(value)),
});

const openColumn = (facets: readonly WireFacet[], path = '/browse/c1') =>
  openPage(<FilterColumn />, { path, respond: responsesOf({ facets }) });
const slider = (name: string) => screen.getByRole('slider', { name });
const box = (name: string) => screen.getByRole('textbox', { name });

describe('a slider by the response', () => {
  it('writes and says the numbers of a range in its unit', async () => {
    const { address } = await openColumn([width]);
    const [low, high] = [filterFormTexts.minimum('cm'), filterFormTexts.maximum('cm')];
    // Bands that end a centimetre before the next begins meet: three bands of ten steps each.
    expect(slider(low)).toHaveAttribute('max', '30');
    fireEvent.change(slider(low), { target: { value: '10' } });
    expect(slider(low)).toHaveAttribute('aria-valuetext', '60 cm');
    expect(box(low)).toHaveValue('60');
    fireEvent.pointerUp(slider(low));
    await settle();
    expect(address()).toBe('/browse/c1/width---60-and-above');
    await userEvent.clear(box(high));
    await userEvent.type(box(high), '90.5{Enter}');
    expect(address()).toBe('/browse/c1/width---60-to-90-5');
  });

  it('is named by its facet where the numbers have no unit, and writes a year as one', async () => {
    const values = [aWireValue('"1990"-"1999"'), aWireValue('"2000"-"2009"')];
    await openColumn(
      [{ id: 'year', name: 'Year', type: 'range', form: 'slider', values }],
      '/browse/c1/year---2000-to-2009',
    );
    expect(box(filterFormTexts.minimum('Year'))).toHaveValue('2000');
    expect(slider(filterFormTexts.minimum('Year'))).toHaveAttribute('aria-valuetext', '2000');
  });

  it('is left out for a price whose response says a list', async () => {
    const values = [aWireValue('"10"-"20"', { name: '£10 to £20' })];
    const price: WireFacet = { id: 'price', name: 'Price', type: 'range', form: 'list', values };
    await openColumn([price]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /£10 to £20/ })).toBeVisible();
  });
});

describe('other forms by the response', () => {
  it('are switches, boxes, and discs or pictures, each with the words that help', async () => {
    const picture = { imageSrc: '/pictures/oak.webp' };
    const { container, address } = await openColumn([
      { ...multiple('stock', 'Stock', 'In stock'), form: 'toggle' },
      { ...multiple('size', 'Size', 'S', 'M'), form: 'boxes', help: 'Measured &amp; tried.' },
      {
        ...multiple('finish', 'Finish', 'Walnut'),
        form: 'swatches',
        values: [aWireValue('Oak', picture), aWireValue('Walnut')],
      },
      { ...multiple('colours', 'Colour', 'Grey'), form: 'list' },
    ]);
    expect(screen.getByText('Measured & tried.')).toBeVisible();
    const finish = within(screen.getByRole('group', { name: 'Finish' }));
    const oak = finish.getAllByRole('listitem')[0];
    expect(oak?.querySelector('img')).toHaveAttribute('src', picture.imageSrc);
    fireEvent.error(oak?.querySelector('img') ?? container);
    expect(oak?.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('svg.plp-disc')).toHaveLength(2);
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('switch', { name: /In stock/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^M / }));
    expect(address()).toBe('/browse/c1/size--m/stock--in-stock');
  });

  it('are open or closed as the response says, and open with a selection', async () => {
    const facets = ['a', 'b', 'c'].map((id) => ({
      ...multiple(id, `Facet ${id}`, 'X'),
      open: id === 'b',
    }));
    await openColumn(facets, '/browse/c1/c--x');
    const isOpen = (id: string) =>
      screen.getByRole('heading', { name: `Facet ${id}` }).closest('details')?.open;
    expect([isOpen('a'), isOpen('b'), isOpen('c')]).toEqual([false, true, true]);
  });
});
