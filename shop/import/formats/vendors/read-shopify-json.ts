/** A product of Shopify's `products.json`, with its variants. */
import { isRecord, readRecords, type UnknownRecord } from '../../../../src/lib/read-unknown';
import type { FlatFields, Row } from '../row';
import { type Attribute, flatRow, pictureColumns } from './flat-row';

type ShopifyProduct = UnknownRecord & { readonly variants: readonly unknown[] };

export function isShopifyProduct(value: unknown): value is ShopifyProduct {
  return isRecord(value) && 'handle' in value && Array.isArray(value['variants']);
}

function textOf(record: UnknownRecord, name: string): string {
  const value = record[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Tags are a list, or a text with commas. */
const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value])
    .filter((text) => typeof text === 'string')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim());

/** A product without options has one named "Title". */
const optionsOf = (product: UnknownRecord, variant: UnknownRecord): readonly Attribute[] =>
  readRecords(product['options']).flatMap((option, at): readonly Attribute[] => {
    const [name, value] = [textOf(option, 'name'), textOf(variant, `option${at + 1}`)];
    return name === '' || (name === 'Title' && value.startsWith('Default'))
      ? []
      : [[name, [value]]];
  });

function stockOf({ available }: UnknownRecord): string {
  if (typeof available !== 'boolean') return '';
  return available ? 'in stock' : 'out of stock';
}

const noSources: readonly FlatFields[] = [];

export function readShopifyProduct(product: ShopifyProduct, line: number): readonly Row[] {
  if (product['published_at'] === null) return [{ kind: 'skipped', line, reason: 'not published' }];
  const handle = textOf(product, 'handle');
  const variants = readRecords(product.variants);
  const pictures = readRecords(product['images']).map((image) => textOf(image, 'src'));
  return variants.map((variant, at) => {
    const own = isRecord(variant['featured_image']) ? textOf(variant['featured_image'], 'src') : '';
    return flatRow(
      { line, sources: noSources },
      {
        ...(variants.length === 1
          ? { id: handle }
          : { id: `${handle}.${at + 1}`, item_group_id: handle }),
        title: textOf(product, 'title'),
        description: textOf(product, 'body_html'),
        brand: textOf(product, 'vendor'),
        product_type: textOf(product, 'product_type'),
        ...pictureColumns(own === '' ? pictures : [own, ...pictures]),
        price: textOf(variant, 'price'),
        compare_at_price: textOf(variant, 'compare_at_price'),
        catalogue_number: textOf(variant, 'sku'),
        availability: stockOf(variant),
      },
      [...optionsOf(product, variant), ['Tags', listOf(product['tags'])]],
    );
  });
}
