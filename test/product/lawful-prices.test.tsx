/**
 * What all places that show prices say of a brand with the rules of the EU (docs/prices.md): no struck price, no saving
 * and no earlier price but those of the lowest price of the 30 days before.
 */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import type { WirePrice } from '../../src/catalogue/listing-response';
import { readProducts, type Product } from '../../src/catalogue/product';
import { EnvironmentContext } from '../../src/environment/use-environment';
import { listEcommerce, placedProducts } from '../../src/events/data-layer';
import { structuredData } from '../../src/page/structured-data';
import { ProductCard } from '../../src/product/ProductCard';
import { createLanguage } from '../../src/storefront/language';
import { defaultImageSizes } from '../../src/storefront/page-globals';
import { englishTexts } from '../../src/storefront/texts/english/english';
import { productData } from '../../shop/pages/product-data';
import { ProductPage } from '../../shop/pages/ProductPage';
import { anyVariant } from '../../shop/catalogue/variant';
import { tileOf } from '../../shop/recommendations/tile';
import { createGroups } from '../../shop/search/suggestion-options';
import { aListing } from '../support/a-listing';
import { aListingUrl } from '../support/a-listing-url';
import { aWireProduct } from '../support/a-product';
import { brands, productTexts } from '../support/english';

const brand = { ...brands[0], priceRules: 'eu', currencyCode: 'EUR' } as const;
const language = createLanguage(brand, englishTexts);
const environment = { language, mount: '', imageSizes: defaultImageSizes };
const words = { brandName: 'Acme', description: '' };
const details = { facts: [] };

function textOf(page: ReactNode): string {
  const { container, unmount } = render(
    <EnvironmentContext value={environment}>{page}</EnvironmentContext>,
  );
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}

/** The texts and data of each place that shows the price of a product. */
function placesOf(product: Product): readonly string[] {
  const listing = { ...aListing(), products: [product] };
  return [
    textOf(<ProductCard product={product} brandName="Acme" position={1} />),
    textOf(
      <ProductPage
        {...words}
        brand={brand}
        product={product}
        variant={anyVariant}
        furtherPictures={[]}
        colours={[]}
        sizes={[]}
        trail={[]}
        listUrl={undefined}
        details={details}
        help={[]}
        canBeSaved
        similar={[]}
        prices={{ currencyCode: 'EUR' }}
      />,
    ),
    JSON.stringify(tileOf(product, { sizes: defaultImageSizes, language, mount: '' })),
    ...createGroups(
      { terms: [], categories: [], products: [product] },
      { typed: 'lamp', sizes: defaultImageSizes, language },
    ).map(({ outerHTML }) => outerHTML),
    JSON.stringify(
      productData(product, {
        ...words,
        trail: [],
        origin: 'https://shop.example',
        mount: '',
        language,
      }),
    ),
    JSON.stringify(
      structuredData({
        brand: { ...brand, structuredData: 'products' },
        listing,
        url: aListingUrl(),
        origin: 'https://shop.example',
        mount: '',
        language,
      }),
    ),
    JSON.stringify(
      listEcommerce(
        { listing, url: aListingUrl(), name: 'All', language },
        placedProducts(listing),
      ),
    ),
  ];
}

/** Amounts that no other number of these texts has. */
const amount = fc.integer({ min: 100_001, max: 999_999 }).map((pence) => pence / 100);
const anyPrice: fc.Arbitrary<WirePrice> = fc.record(
  {
    current: amount,
    previous: amount,
    saving: amount,
    reference: fc.record({
      amount,
      kind: fc.constantFrom('prior30' as const, 'rrp' as const, 'list' as const),
    }),
    displaySavePriceInd: fc.constantFrom(true, false, 'true' as const),
    currentFrom: fc.boolean(),
    previousFrom: fc.boolean(),
    currencyCode: fc.constant('EUR'),
  },
  { requiredKeys: ['current', 'currencyCode'] },
);

/** All whole numbers and decimals of a text, as `1,299.50` is 1299.5. */
const numbersIn = (text: string): ReadonlySet<number> =>
  new Set(text.match(/\d[\d,]*(?:\.\d+)?/g)?.map((number) => Number(number.replaceAll(',', ''))));

const round = (value: number) => language.roundMoney(value, 'EUR');

/** What may be said: the price, the lowest price before it and what that saves, and the text of another reference. */
function lawfulAmounts({ current, reference }: WirePrice): readonly number[] {
  if (!reference || reference.amount <= current) return [current];
  const saved = reference.kind === 'prior30' ? [round(reference.amount - current)] : [];
  return [current, reference.amount, ...saved];
}

function productOf(price: WirePrice): Product {
  const [product] = readProducts([aWireProduct({ price })]);
  if (!product) throw new Error('The product was not read.');
  return product;
}

describe('under the rules of the EU', () => {
  it('no place says a previous price or a saving that is not computed from the lowest price of 30 days', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const lawful = lawfulAmounts(price);
        const { previous = 0, saving = 0, current } = price;
        const forbidden = [previous, saving, round(previous - current)].filter(
          (value) => value > 0 && !lawful.includes(value),
        );
        const places = placesOf(productOf(price));
        expect(places).toHaveLength(7);
        for (const place of places) {
          const numbers = numbersIn(place);
          expect({ place, said: forbidden.filter((value) => numbers.has(value)) }).toEqual({
            place,
            said: [],
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('each place rounds the price and the lowest price of 30 days to the decimals of the currency', () => {
    const tooExact = fc.double({ min: 1001, max: 9999, noNaN: true });
    fc.assert(
      fc.property(tooExact, tooExact, (one, other) => {
        const [current, before] = [Math.min(one, other), Math.max(one, other) + 1];
        const reference = { amount: before, kind: 'prior30' as const };
        const places = placesOf(productOf({ current, reference, currencyCode: 'EUR' }));
        for (const place of places) {
          const numbers = numbersIn(place);
          const unrounded = [...numbers].filter((value) => value > 1000 && round(value) !== value);
          expect({ place, unrounded, said: numbers.has(round(current)) }).toEqual({
            place,
            unrounded: [],
            said: true,
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a price is struck and a saving announced only against the lowest price of 30 days', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const { current, reference, displaySavePriceInd } = price;
        const isReduced = reference?.kind === 'prior30' && reference.amount > current;
        const [card = ''] = placesOf(productOf(price));
        expect(card.includes('<s ')).toBe(isReduced);
        const saving = isReduced && language.money(round(reference.amount - current), 'EUR');
        const announced = [productTexts.save('€'), productTexts.saveUpTo('€')];
        expect(announced.some((text) => card.includes(text))).toBe(
          isReduced && (displaySavePriceInd === true || displaySavePriceInd === 'true'),
        );
        if (saving && displaySavePriceInd) expect(card).toContain(saving);
      }),
      { numRuns: 100 },
    );
  });
});
