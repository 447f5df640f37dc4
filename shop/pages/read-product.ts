import { readProducts, type Product } from '../../src/catalogue/product';
import type { BrandPrices } from '../catalogue/brand-prices';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { writeWireProduct } from '../catalogue/listing-api-product';

/** A product of the catalogue as cards read it: plain texts, safe addresses. */
export const readProduct = (product: CatalogueProduct, prices: BrandPrices): Product | undefined =>
  readProducts([writeWireProduct(product, prices)])[0];
