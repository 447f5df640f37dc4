import { readProducts, type Product } from '../../src/catalogue/product';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { writeWireProduct } from '../catalogue/listing-api-product';

/** A product of the catalogue as cards read it: plain texts, safe addresses. */
export const readProduct = (product: CatalogueProduct, currencyCode: string): Product | undefined =>
  readProducts([writeWireProduct(product, currencyCode)])[0];
