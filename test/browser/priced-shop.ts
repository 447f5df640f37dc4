/** A shop whose listing API sends all that a price and a label may say, of the products of the sample. */
import type { WireProduct } from '../../src/catalogue/listing-response';
import { startChangedShop, type ChangedShop } from './changed-shop';

type Claims = Omit<Partial<WireProduct>, 'price'> & {
  readonly price?: Partial<WireProduct['price']>;
};

const label = '/energy-label.svg';
const [gram, kilogram] = [
  { value: 250, unit: 'g' },
  { value: 1, unit: 'kg' },
] as const;

/** What the products of a listing say in turn; the last says nothing. */
const claims: readonly Claims[] = [
  {
    price: {
      reference: { amount: 9000, kind: 'prior30' },
      previous: 9500,
      displaySavePriceInd: true,
      unit: { amount: 16, measure: gram, reference: kilogram },
      offers: [{ amount: 3.5, condition: 'with a loyalty card' }],
    },
    energy: { class: 'B', range: ['A', 'G'], labelUrl: label, sheetUrl: '/help/sheet' },
    sponsored: { by: 'Acme' },
  },
  {
    price: { unit: { amount: 1.6, measure: gram, reference: { value: 100, unit: 'g' } } },
    energy: { class: 'A+++', range: ['A+++', 'D'], labelUrl: label },
  },
  {
    price: { reference: { amount: 9000, kind: 'rrp' } },
    energy: { class: 'D', range: ['A', 'G'], sheetUrl: '/help/sheet' },
    sponsored: {},
  },
  { energy: { class: 'G', range: ['A', 'G'], labelUrl: label, sheetUrl: '/help/sheet' } },
  {},
];

const addTo = (product: WireProduct, { price, ...more }: Claims, origin: string): WireProduct => ({
  ...product,
  ...(product.image && { image: { ...product.image, url: origin + String(product.image.url) } }),
  secondImageSrc: origin + String(product.secondImageSrc),
  ...more,
  ...(more.energy?.labelUrl && { energy: { ...more.energy, labelUrl: origin + label } }),
  ...(product.price && { price: { ...product.price, ...price } }),
});

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 192"><rect width="96" height="192" fill="#fff" stroke="#000"/><text x="48" y="96" font-size="40" text-anchor="middle">B</text></svg>';

/** Returns its address; `program` is that of another build. */
export const startPricedShop = (options: Pick<ChangedShop, 'program' | 'env'>): Promise<string> =>
  startChangedShop({
    ...options,
    files: { [label]: { type: 'image/svg+xml', text: picture } },
    change: (listing, origin) => {
      const products = (listing.product_list ?? []) as readonly WireProduct[];
      const product_list = products.map((product, index) =>
        addTo(product, claims[index % claims.length] ?? {}, origin),
      );
      return { ...listing, product_list };
    },
  });
