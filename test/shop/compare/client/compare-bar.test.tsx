import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { readCompared } from '../../../../shop/compare/client/compared-products';
import { watchLinks } from '../../../../shop/compare/client/watch-links';
import { CompareBar } from '../../../../shop/compare/CompareBar';
import { InEnglish } from '../../../support/in-english';

const card = (id: string) =>
  `<article><h3>Chair ${id}</h3><a href="/compare?product=${id}" data-compare="${id}" aria-label="Compare Chair ${id}"></a></article>`;

const bar = renderToStaticMarkup(
  <InEnglish>
    <CompareBar />
  </InEnglish>,
);

beforeAll(() => {
  document.body.innerHTML = `<div id="product-listing-root"></div>${bar}`;
  watchLinks();
});

function openListing(...ids: readonly string[]): Promise<void> {
  const root = document.getElementById('product-listing-root');
  if (root) root.innerHTML = ids.map(card).join('');
  // Until the observer has seen the cards.
  return Promise.resolve();
}

const compare = (id: string) => screen.getByRole('button', { name: `Compare Chair ${id}` });
const chosen = () => readCompared().map(({ id }) => id);
const statusOf = () => screen.getByRole('status').textContent;
const barOf = () => screen.getByRole('region', { name: 'Products to compare' });

describe('the bar of the products to compare', () => {
  it('has the products that are chosen on cards, with a link to their comparison', async () => {
    await openListing('1', '2', '3', '4', '5');
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(compare('1'));
    expect(compare('1')).toHaveAttribute('aria-pressed', 'true');
    compare('2').focus();
    await userEvent.keyboard(' ');
    expect(statusOf()).toBe('2 of 4 products');
    const link = within(barOf()).getByRole('link', { name: 'Compare' });
    expect(link).toHaveAttribute('href', '/compare?product=1&product=2');
  });

  it('keeps them in another listing, whose cards say which are chosen', async () => {
    await openListing('2', '3', '4', '5');
    expect(compare('2')).toHaveAttribute('aria-pressed', 'true');
    expect(compare('3')).toHaveAttribute('aria-pressed', 'false');
    expect(chosen()).toEqual(['1', '2']);
  });

  it('takes four, and says so', async () => {
    for (const id of ['3', '4', '5']) await userEvent.click(compare(id));
    expect(chosen()).toEqual(['1', '2', '3', '4']);
    expect(statusOf()).toBe('4 products can be compared. Remove one to add another.');
  });

  it('removes a product on its card and in the bar, where the focus stays until it is empty', async () => {
    await userEvent.click(compare('3'));
    expect(compare('3')).toHaveAttribute('aria-pressed', 'false');
    const remove = (id: string) =>
      userEvent.click(
        within(barOf()).getByRole('button', { name: `Remove Chair ${id} from the comparison` }),
      );
    await remove('1');
    expect(document.activeElement).toHaveAccessibleName('Remove Chair 2 from the comparison');
    await remove('4');
    await remove('2');
    expect(chosen()).toEqual([]);
    expect(compare('2')).toHaveFocus();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leaves a click that opens another tab to the browser', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(compare('2').dispatchEvent(click)).toBe(true);
    expect(chosen()).toEqual([]);
  });
});
