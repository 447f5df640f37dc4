import type { WireProduct } from '../../src/catalogue/listing-response';
import type { Product } from '../../src/catalogue/product';

/** An ordinary product as the listing API sends it, with `overrides`. */
export const aWireProduct = (overrides: Partial<WireProduct> = {}): WireProduct => ({
  product_id: 'p1',
  catalogueNumber: '100/0001',
  variation_id: 'v1',
  url: '/product/p1',
  brand: 'acme',
  title: 'Oak table lamp',
  image: { url: '/pictures/p1.svg', alt_text: 'A lamp of oak' },
  price: { current: 20, currencyCode: 'GBP' },
  productReviews: { reviewsCount: 12, averageStars: 4.5 },
  swatchSources: [],
  ...overrides,
});

/** The same product as a card shows it. */
export const aProduct = (overrides: Partial<Product> = {}): Product => ({
  productId: 'p1',
  catalogueNumber: '100/0001',
  variationId: 'v1',
  url: '/product/p1',
  brand: 'acme',
  title: 'Oak table lamp',
  image: { url: '/pictures/p1.svg', altText: 'A lamp of oak' },
  price: {
    current: 20,
    currentFrom: false,
    previousFrom: false,
    displaySavePriceInd: false,
    currencyCode: 'GBP',
  },
  reviews: { count: 12, averageStars: 4.5 },
  swatches: [],
  ...overrides,
});
