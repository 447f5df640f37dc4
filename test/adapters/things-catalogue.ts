/** The products of the contract of adapters as a catalogue of our own engines. */
import { aProduct } from '../shop/catalogue/a-catalogue';
import type { TestCatalogue } from '../shop/catalogue/open-test-catalogue';
import { categoryId, optionsOf, priceBands, ratingBands, things, type Thing } from './things';

const paths = [...new Set(things.map(({ categories }) => categories.join('/')))].map((path) =>
  path.split('/'),
);
const everyPath = [...new Set(paths.flatMap(([top = '', name = '']) => [top, `${top}/${name}`]))];

const productOf = (thing: Thing) =>
  aProduct({
    ...{ id: thing.id, title: thing.title, brand: { id: thing.brand, name: thing.brand } },
    price: {
      current: thing.price,
      ...(thing.previousPrice !== undefined && { previous: thing.previousPrice }),
    },
    ...(thing.rating !== undefined && { reviews: { count: 100, average: thing.rating } }),
    categoryIds: [categoryId(thing.categories)],
    collectionIds: [...thing.collections],
    attributes: {
      colours: thing.colours,
      customerRating: optionsOf.customerRating?.(thing) ?? [],
    },
    ...{ popularity: thing.popularity, addedOnDay: thing.day },
  });

export const thingsCatalogue: TestCatalogue = {
  outline: {
    categories: everyPath.map((path) => {
      const [top = '', name] = path.split('/');
      return name === undefined
        ? { id: categoryId([top]), name: top }
        : { id: categoryId([top, name]), name, parentId: categoryId([top]) };
    }),
    collections: [{ id: 'spring-sale', name: 'Spring sale', type: 'promo' }],
    facets: [
      { id: 'brand', name: 'Brand', type: 'multiple' },
      { id: 'colours', name: 'Colour', type: 'multiple' },
      { id: 'price', name: 'Price', type: 'range', bands: priceBands },
      {
        id: 'customerRating',
        name: 'Customer rating',
        type: 'multiple',
        values: ratingBands.map(({ name }) => name),
      },
    ],
  },
  products: things.map(productOf),
};
