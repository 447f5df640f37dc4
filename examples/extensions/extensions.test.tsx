/** How a project tests its parts: by what the page itself makes of them (docs/guides/extending.md, "Tests"). */
import { fireEvent, render, screen } from '@testing-library/react';
import { openListing, renderCard, renderFacetForm } from 'product-listing-page/testing';
import { storefront } from './storefront';

const response = {
  response: {
    facet_list: [
      {
        id: 'shoeSize',
        name: 'Size',
        type: 'multiple',
        values: [
          { id: '41', name: '41', count: 2 },
          { id: '42', name: '42', count: 1 },
        ],
      },
    ],
    product_list: [
      {
        product_id: 'p1',
        title: 'Trail shoe',
        price: { current: 60 },
        custom_fields: { newIn: true, deliveryDays: 3 },
      },
      { product_id: 'p2', title: 'Road shoe', price: { current: 80 } },
      {
        product_id: 'p3',
        title: 'Boot',
        url: '/product/p3',
        sizes: [
          { displayName: '41', variation_id: 'p3-1' },
          { displayName: '42', availability: 'SoldOut' as const },
          { displayName: '43' },
        ],
      },
    ],
    meta: { num_results: 3 },
  },
};

it('a card says what is new, and how soon it comes', async () => {
  const listing = await openListing(storefront, { response });
  const { rerender } = render(renderCard(listing, 'p1'));
  expect(screen.getByRole('article')).toHaveTextContent(/New in.*In 3 days/);
  rerender(renderCard(listing, 'p2'));
  expect(screen.getByRole('article')).not.toHaveTextContent(/New in|In 3 days/);
  expect(listing.errors).toEqual([]);
});

it('a size goes into the basket by its own id; one without leads to its page', async () => {
  const addToBasket = jest.fn(() => Promise.resolve());
  Object.assign(window, { addToBasket });
  const listing = await openListing(storefront, { response });
  render(renderCard(listing, 'p3'));
  fireEvent.click(screen.getByRole('button', { name: '41: Boot' }));
  expect(await screen.findByText('Added')).toBeVisible();
  expect(addToBasket).toHaveBeenCalledWith('p3-1');
  expect(screen.getByText('42')).toHaveTextContent('42 sold out');
  expect(screen.getByRole('link', { name: '43: Boot' })).toHaveAttribute('href', '/product/p3');
  expect(screen.queryByRole('button', { name: /Add to basket/ })).toBeNull();
});

it('sizes are boxes, and a click on one filters', async () => {
  const listing = await openListing(storefront, { path: '/browse/shoes', response });
  const end = listing.start();
  render(renderFacetForm(listing, 'shoeSize'));
  fireEvent.click(screen.getByRole('checkbox', { name: '42' }));
  expect(listing.address()).toBe('/browse/shoes/shoe-size--42');
  end();
});
