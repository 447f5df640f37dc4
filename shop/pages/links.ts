/** The links of the shop around the listing, from the catalogue in use. */
import { encodeSegment } from '../../src/listing-url/percent';
import type { CatalogueCategory, CatalogueOutline } from '../catalogue/catalogue-product';

export type ShopLink = { readonly id: string; readonly name: string; readonly url: string };

export const categoryLink = ({ id, name }: CatalogueCategory): ShopLink => ({
  id,
  name,
  url: `/browse/${encodeSegment(id)}`,
});

/** The top of the category tree, in the catalogue's order. */
export const departmentsOf = ({ categories }: CatalogueOutline): readonly ShopLink[] =>
  categories.filter(({ parentId }) => parentId === undefined).map(categoryLink);

export const offersOf = ({ collections }: CatalogueOutline): readonly ShopLink[] =>
  collections.map(({ id, name, type }) => ({
    id,
    name,
    url: `/${type}/${encodeSegment(id)}`,
  }));
