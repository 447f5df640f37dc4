/** The links of the shop around the listing, from the catalogue in use. */
import type { CatalogueOutline } from '../catalogue/catalogue-product';

export type ShopLink = { readonly name: string; readonly url: string };

/** The top of the category tree, in the catalogue's order. */
export const departmentsOf = ({ categories }: CatalogueOutline): readonly ShopLink[] =>
  categories
    .filter(({ parentId }) => parentId === undefined)
    .map(({ id, name }) => ({ name, url: `/browse/${encodeURIComponent(id)}` }));

export const offersOf = ({ collections }: CatalogueOutline): readonly ShopLink[] =>
  collections.map(({ id, name, type }) => ({ name, url: `/${type}/${encodeURIComponent(id)}` }));
