/**
 * A small catalogue with many ties, several categories a product and sparse facets, which reveal the mistakes of an
 * engine.
 */
import { availabilityFacet } from '../../../shop/catalogue/availability';
import type { CatalogueOutline, CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import { createChance } from '../../../shop/pictures/chance';

/** Words that stemming leaves as they are. */
export const testWords = Array.from({ length: 60 }, (_, at) => {
  const letter = (place: number) => 'bdfgkmnprtz'[(at * 7 + place * 5) % 11] ?? 'b';
  return `${letter(0)}${'aou'[at % 3] ?? 'a'}${letter(1)}${'uoa'[(at >> 2) % 3] ?? 'u'}${letter(2)}k${at % 2 === 0 ? 'am' : 'ob'}`;
});

export const testColours = ['Red', 'Black/White', 'Dr. Blue', 'Sea-green', 'Zinc', 'Éclair'];
export const testSizes = ['S', 'M', 'L', 'XL', '10', '9'];

const topIds = ['Home', 'garden', 'kitchen'];

export const testOutline: CatalogueOutline = {
  categories: topIds.flatMap((top) => [
    { id: top, name: `All ${top}`, text: `About ${top}.` },
    ...[1, 2].flatMap((section) => [
      { id: `${top}-${section}`, name: `${top} section ${section}`, parentId: top },
      ...[1, 2, 3].map((leaf) => ({
        id: `${top}-${section}-${leaf}`,
        name: `${top} leaf ${section} ${leaf}`,
        parentId: `${top}-${section}`,
      })),
    ]),
  ]),
  collections: [
    { id: 'summer-sale', name: 'Summer sale', type: 'promo' },
    { id: 'under-ten', name: 'Under ten', type: 'valuedeal' },
  ],
  facets: [
    { id: 'brand', name: 'Brand', type: 'multiple' },
    { id: 'colours', name: 'Colour', type: 'multiple' },
    { id: 'size', name: 'Size', type: 'multiple', values: ['S', 'M', 'L', 'XL'] },
    { id: 'unused', name: 'Unused', type: 'multiple' },
    {
      id: 'price',
      name: 'Price',
      type: 'range',
      bands: [
        { to: 10, name: 'Up to £10' },
        { from: 10, to: 20, name: '£10 to £20' },
        { from: 20, name: '£20 and above' },
      ],
    },
    {
      id: 'discount',
      name: 'Discount',
      type: 'range',
      bands: [10, 25, 50].map((from) => ({ from, name: `${from}% off or more` })),
    },
    {
      id: 'screenSize',
      name: 'Screen size',
      type: 'range',
      bands: [{ from: 20, to: 31.5, name: '20" to 31.5"' }],
    },
    availabilityFacet,
  ],
};

const leafIds = testOutline.categories
  .filter(({ id }) => id.split('-').length === 3)
  .map(({ id }) => id);

export const aProduct = (
  changes: Partial<CatalogueProduct> & { readonly id: string },
): CatalogueProduct => ({
  catalogueNumber: `C${changes.id}`,
  url: `/product/${changes.id}`,
  title: 'A thing',
  description: '',
  brand: { id: 'acme', name: 'Acme' },
  price: { current: 10 },
  swatches: [],
  categoryIds: [],
  collectionIds: [],
  attributes: {},
  measures: {},
  popularity: 0,
  addedOnDay: 20_000,
  ...changes,
});

function aTestProduct(position: number): CatalogueProduct {
  const chance = createChance(position + 1);
  const word = () => testWords[Math.floor(60 * chance.next() ** 2)] ?? 'none';
  const some = <Item>(items: readonly Item[], most: number): Item[] =>
    Array.from({ length: Math.floor(chance.next() * (most + 1)) }, () =>
      chance.pick(items as [Item, ...Item[]]),
    );
  const brand = chance.pick(['Acme Home', 'zeta', 'Éclat', 'H&M', 'Dr. Bob']);
  const current = Math.round(chance.next() * 3000) / 100;
  const reviewed = chance.is(0.6);
  return aProduct({
    id: `p${(position * 7919) % 10_007}`,
    title: `${word()} ${word()}`,
    description: `${word()} ${word()} ${word()}`,
    brand: { id: `id-${brand}`, name: brand },
    price: chance.is(0.5) ? { current } : { current, previous: Math.round(current * 150) / 100 },
    secondImageUrl: `/pictures/${String(position)}-detail.webp`,
    swatches: [{ displayName: 'Red', imageSrc: '/red.webp', productImageSrc: '/in-red.webp' }],
    ...(reviewed && {
      reviews: {
        count: chance.pick([1, 3, 40]),
        average: 1 + Math.floor(chance.next() * 5),
      },
    }),
    categoryIds: [...new Set(some(leafIds, 2))],
    collectionIds: [...new Set(some(['summer-sale', 'under-ten', 'no-such'], 2))],
    attributes: { colours: some(testColours, 3), size: some(testSizes, 2), hidden: ['x'] },
    measures: chance.is(0.2) ? { screenSize: 20 + Math.floor(chance.next() * 30) / 2 } : {},
    popularity: Math.floor(chance.next() * 20),
    addedOnDay: 20_000 + Math.floor(chance.next() * 10),
    ...(chance.is(0.7) && { availability: chance.is(0.4) ? 'SoldOut' : 'InStock' }),
  });
}

export const testProducts = (count: number): readonly CatalogueProduct[] =>
  Array.from({ length: count }, (_, position) => aTestProduct(position));
