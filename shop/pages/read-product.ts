import { readProducts, type Product } from '../../src/catalogue/product';
import type { BrandPrices } from '../catalogue/brand-prices';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { writeWireProduct } from '../catalogue/listing-api-product';
import type { Variant } from '../catalogue/variant';

/** A product of the catalogue as cards read it: plain texts, safe addresses. */
export const readProduct = (
  product: CatalogueProduct,
  prices: BrandPrices,
  variant?: Variant,
): Product | undefined => readProducts([writeWireProduct(product, prices, variant)])[0];
