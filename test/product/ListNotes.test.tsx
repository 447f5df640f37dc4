import { render, screen } from '@testing-library/react';
import { EnvironmentContext } from '../../src/environment/use-environment';
import { ListNotes } from '../../src/product/ListNotes';
import type { Brand } from '../../src/storefront/brand';
import { aProduct } from '../support/a-product';
import { brands, inEnglish, productTexts } from '../support/english';

const reduced = aProduct({
  price: {
    current: 20,
    previous: 30,
    currentFrom: false,
    previousFrom: false,
    displaySavePriceInd: true,
    currencyCode: 'GBP',
    reference: { amount: 25, kind: 'prior30' },
  },
});

function notesOf(fields: Partial<Brand>, products = [reduced]) {
  const brand = { ...brands[0], ...fields };
  const { priceRules = 'as-sent' } = brand;
  const language = { ...inEnglish.language, priceRules };
  const { container } = render(
    <EnvironmentContext value={{ ...inEnglish, language, mount: '/de' }}>
      <ListNotes brand={brand} products={products} />
    </EnvironmentContext>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

describe('the notes of a list', () => {
  const priceNote = { text: 'Prices include VAT', href: '/help/delivery' };
  const reviewsNote = { text: 'Reviews are from buyers' };

  it('are those of the brand, with links below the mount prefix', () => {
    expect(notesOf({ priceNote, reviewsNote })).toEqual([priceNote.text, reviewsNote.text]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/help/delivery');
    expect(notesOf({})).toEqual([]);
  });

  it('say what struck prices are where the rules of the European Union strike one', () => {
    const priceRules = 'eu';
    expect(notesOf({ priceRules, priceNote, reviewsNote })).toEqual([
      priceNote.text,
      productTexts.struckPrices,
      reviewsNote.text,
    ]);
    expect(notesOf({ priceRules }, [aProduct()])).toEqual([]);
    expect(notesOf({ priceRules: 'as-sent' })).toEqual([]);
  });
});
