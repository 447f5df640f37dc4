import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { facetOptionsChosen } from '../../src/listing/navigation';
import { openPage, settle } from '../support/open-page';
import { aWireValue } from '../support/a-listing';
import { aResponse } from '../support/listing-service';
import { furnitureBody, furnitureResponse, selectedIn } from './a-furniture-api';
import { optionNamed } from '../support/option-named';
import { filterFormTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const openShop = (path = '/browse/c1', globals?: Readonly<Record<string, unknown>>) =>
  openPage(<FilterColumn />, { path, respond: furnitureResponse, ...(globals ? { globals } : {}) });
const { highestPrice, lowestPrice, maximum, minimum, noLimit } = filterFormTexts;
const hint = filterFormTexts.amountLike('1,299.50');
const field = (name: string) => screen.getByRole('textbox', { name });
const thumb = (name: string) => screen.getByRole('slider', { name });
/** jsdom does not move a slider by keys, so the test sets its value. */
const slideTo = (name: string, value: number) =>
  fireEvent.change(thumb(name), { target: { value: String(value) } });

describe('the boxes of the price facet', () => {
  it('take effect on Enter', async () => {
    const { address } = await openShop();
    await userEvent.type(field(minimum('£')), '25{Enter}');
    expect(address()).toBe('/browse/c1/price---25-and-above');
    expect(field(minimum('£'))).toHaveFocus();
    expect(field(minimum('£'))).toHaveValue('25');
  });

  it('take effect on blur', async () => {
    const { address } = await openShop('/browse/c1/price---25-and-above');
    await userEvent.type(field(maximum('£')), '19.5');
    expect(address()).toBe('/browse/c1/price---25-and-above');
    await userEvent.tab();
    expect(address()).toBe('/browse/c1/price---19-5-to-25');
  });

  it('take effect once when typing rests, and keep the focus and what is typed', async () => {
    const { address, history } = await openShop();
    const entries = () => history.index;
    await userEvent.type(field(minimum('£')), '2');
    await settle(400);
    await userEvent.type(field(minimum('£')), '5.50');
    await settle(400);
    expect(address()).toBe('/browse/c1');
    await settle(300);
    expect(address()).toBe('/browse/c1/price---25-5-and-above');
    expect(entries()).toBe(1);
    expect(field(minimum('£'))).toHaveFocus();
    expect(field(minimum('£'))).toHaveValue('25.50');
    await userEvent.tab();
    await settle(700);
    expect(entries()).toBe(1);
    expect(field(minimum('£'))).toHaveValue('25.50');
  });

  it('wait while a minimum is above the maximum, or one of them is no amount, and mark nothing', async () => {
    const { address } = await openShop('/browse/c1/price---100-to-499-99');
    await userEvent.clear(field(maximum('£')));
    await userEvent.type(field(maximum('£')), '6');
    await settle(700);
    expect(address()).toBe('/browse/c1/price---100-to-499-99');
    expect(field(maximum('£'))).toHaveValue('6');
    await userEvent.type(field(maximum('£')), '00.');
    await settle(700);
    expect(address()).toBe('/browse/c1/price---100-to-600');
    expect(field(maximum('£'))).toHaveValue('600.');
    await userEvent.type(field(maximum('£')), '555');
    await settle(700);
    expect(address()).toBe('/browse/c1/price---100-to-600');
    expect(field(maximum('£'))).toHaveValue('600.555');
    expect(field(maximum('£'))).toBeValid();
  });

  it('show the range of another address once what was typed has taken effect', async () => {
    const { history } = await openShop();
    await userEvent.type(field(minimum('£')), '25');
    await settle(700);
    act(() => history.back());
    await settle();
    expect(field(minimum('£'))).toHaveValue('');
    await userEvent.type(field(maximum('£')), '80{Enter}');
    expect(history.location.pathname).toBe('/browse/c1/price---up-to-80');
  });

  it('change nothing when their values are unchanged', async () => {
    const { address } = await openShop('/browse/c1/price---100-to-499-99');
    expect(field(minimum('£'))).toHaveValue('100');
    await userEvent.click(field(minimum('£')));
    await userEvent.tab();
    expect(address()).toBe('/browse/c1/price---100-to-499-99');
  });

  it('remove the range when they are empty', async () => {
    const { address } = await openShop('/browse/c1/price---25-and-above');
    await userEvent.clear(field(minimum('£')));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/browse/c1');
  });

  it('leave the slider to the address while one of them holds no amount', async () => {
    const { store } = await openShop();
    await userEvent.type(field(maximum('£')), 'abc');
    await userEvent.tab();
    const optionIds = ['"100"-"499.99"'];
    const chosen = facetOptionsChosen({ kind: 'facet_options', facetId: 'price', optionIds });
    act(() => void store.dispatch(chosen));
    await settle();
    expect(thumb(lowestPrice)).toHaveAttribute('aria-valuetext', '£100');
    expect(field(maximum('£'))).toHaveValue('abc');
    expect(field(maximum('£'))).toHaveAccessibleDescription(hint);
  });

  it.each(['-5', '\u22125', '1.299', '12,50', 'abc'])(
    'keep %j, which is no amount, marked and without effect, and say what one looks like',
    async (text) => {
      const { address } = await openShop('/browse/c1/price---25-and-above');
      await userEvent.clear(field(minimum('£')));
      await userEvent.type(field(minimum('£')), text);
      expect(screen.queryByText(hint)).not.toBeInTheDocument();
      await userEvent.tab();
      expect(address()).toBe('/browse/c1/price---25-and-above');
      expect(field(minimum('£'))).toHaveValue(text);
      expect(field(minimum('£'))).toBeInvalid();
      expect(field(maximum('£'))).toBeValid();
      expect(screen.getByText(hint)).toBeVisible();
      await userEvent.clear(field(minimum('£')));
      expect(field(minimum('£'))).toBeValid();
      expect(screen.queryByText(hint)).not.toBeInTheDocument();
      await userEvent.type(field(minimum('£')), '1,299.50{Enter}');
      expect(address()).toBe('/browse/c1/price---1299-5-and-above');
      expect(field(minimum('£'))).toHaveValue('1,299.50');
    },
  );

  it('keep both texts when one of them is no amount', async () => {
    const { address } = await openShop();
    await userEvent.type(field(minimum('£')), '12.345{Enter}');
    await userEvent.type(field(maximum('£')), '80{Enter}');
    expect(address()).toBe('/browse/c1');
    expect(field(maximum('£'))).toHaveValue('80');
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('have the currency sign of the brand', async () => {
    await openShop('/browse/c1', { brand: 'marlow-ie' });
    expect(field(maximum('€'))).toBeInTheDocument();
  });
});

describe('the slider of the price facet', () => {
  it('applies a move by keys on blur', async () => {
    const { address } = await openShop();
    thumb(lowestPrice).focus();
    slideTo(lowestPrice, 10);
    expect(address()).toBe('/browse/c1');
    expect(thumb(lowestPrice)).toHaveAttribute('aria-valuetext', '£100');
    await userEvent.tab();
    expect(address()).toBe('/browse/c1/price---100-and-above');
  });

  it('applies a move on Enter, on release, and after a pause of the keys', async () => {
    const { address } = await openShop();
    slideTo(highestPrice, 20);
    fireEvent.keyUp(thumb(highestPrice), { key: 'Enter' });
    expect(address()).toBe('/browse/c1/price---up-to-500');
    slideTo(lowestPrice, 5);
    fireEvent.pointerUp(thumb(lowestPrice));
    expect(address()).toBe('/browse/c1/price---50-to-500');
    slideTo(highestPrice, 10);
    fireEvent.keyUp(thumb(highestPrice), { key: 'ArrowLeft' });
    await settle(700);
    expect(address()).toBe('/browse/c1/price---50-to-100');
  });

  it('never lets one thumb pass the other', async () => {
    const { address } = await openShop('/browse/c1/price---100-to-499-99');
    slideTo(lowestPrice, 29);
    fireEvent.pointerUp(thumb(lowestPrice));
    expect(address()).toBe('/browse/c1/price---460-to-499-99');
  });

  it('has no limit at its end', async () => {
    await openShop();
    expect(thumb(highestPrice)).toHaveAttribute('aria-valuetext', noLimit);
  });
});

describe('the bands of the price facet', () => {
  it('can be ticked one by one', async () => {
    const { address } = await openShop();
    await userEvent.click(screen.getByRole('checkbox', { name: optionNamed('Up to £99.99') }));
    await settle();
    await userEvent.click(screen.getByRole('checkbox', { name: optionNamed('£500 and above') }));
    expect(address()).toBe('/browse/c1/price---500-and-above+up-to-99-99');
  });

  it('are the same while a typed range that replaces another one is pending', async () => {
    const respond = (address: string) => {
      const body = furnitureBody(address);
      const [typed] = selectedIn(address).price ?? [];
      if (typed === '"30"-"inf"') return new Promise<Response>(() => undefined);
      const facets = (body.response.facet_list ?? []).map((facet) =>
        facet.id === 'price' && typed
          ? { ...facet, values: [...facet.values, aWireValue(typed, { selected: true })] }
          : facet,
      );
      return aResponse({ response: { ...body.response, facet_list: facets } });
    };
    await openPage(<FilterColumn />, { path: '/browse/c1/price---25-and-above', respond });
    const bands = () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .flatMap(({ name, value }) => (name.includes('price') ? value : []));
    const before = bands();
    await userEvent.clear(field(minimum('£')));
    await userEvent.type(field(minimum('£')), '30{Enter}');
    await settle();
    expect(bands()).toEqual(before);
  });
});
