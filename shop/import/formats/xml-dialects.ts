/** Feeds of price comparisons and marketplaces in XML, and the choice among all that is known of XML. */
import { readAvailability, saysAvailability } from '../products/read-availability';
import { findXmlItem } from './find-xml-item';
import { firstOf, type OpenFields, set, valuesOf, type XmlDialect } from './xml-dialect';
import { exportsInXml } from './xml-exports';

const pathOf = (text: string, mark: string): string =>
  text
    .split(mark)
    .map((level) => level.trim())
    .filter((level) => level !== '')
    .join(' > ');

/** https://sluzby.heureka.cz/napoveda/xml-feed/ */
const heureka: XmlDialect = {
  name: 'Heureka feed',
  items: ['shopitem'],
  sign: /<SHOPITEM\b/,
  columns: {
    item_id: 'id',
    productname: 'title',
    product: 'product_title',
    imgurl: 'image_link',
    imgurl_alternative: 'additional_image_link',
    price_vat: 'price',
    categorytext: 'product_type',
    itemgroup_id: 'item_group_id',
    video_url: 'guid',
    item_type: 'guid',
    delivery_date: 'availability_date',
    heureka_cpc: 'guid',
  },
  finish: (fields) => {
    const path = firstOf(fields, 'product_type').replace(/^Heureka\.\w+\s*\|/i, '');
    set(fields, 'product_type', pathOf(path, '|'));
    // In days: 0 is in stock, others promise nothing.
    if (firstOf(fields, 'availability_date') === '0') set(fields, 'availability', 'in stock');
  },
};

/** https://developers.ceneo.pl: all prices are in złoty. */
const ceneo: XmlDialect = {
  name: 'Ceneo feed',
  items: ['o'],
  sign: /<offers\b[^<>]*>\s*(?:<group\b[^<>]*>\s*)?<o\s/i,
  columns: {
    url: 'link',
    avail: 'availability',
    cat: 'product_type',
    desc: 'description',
    'imgs.main.url': 'image_link',
    'imgs.i.url': 'additional_image_link',
    producent: 'brand',
    kod_producenta: 'mpn',
    set: 'guid',
    basket: 'guid',
    weight: 'shipping_weight',
  },
  finish: (fields) => {
    set(fields, 'product_type', pathOf(firstOf(fields, 'product_type'), '/'));
    // In days, or 99 for "ask": 1 is in stock.
    set(fields, 'availability', firstOf(fields, 'availability') === '1' ? 'in stock' : '');
    set(fields, 'currency', 'PLN');
  },
};

/** Feeds for marketplaces of Ukraine name products in two languages. */
const namesInLanguages = ['name_ua', 'name_uk', 'name_ru'];
const nameInLanguage = (fields: OpenFields): string =>
  namesInLanguages.map((key) => firstOf(fields, key)).find(Boolean) ?? '';

/** https://yandex.ru/support/marketplace/ru/assortment/fields/ */
const yml: XmlDialect = {
  name: 'YML feed',
  items: ['offer'],
  sign: /<yml_catalog\b/i,
  columns: {
    url: 'link',
    oldprice: 'was_price',
    currencyid: 'currency',
    picture: 'image_link',
    available: 'availability',
    group_id: 'item_group_id',
    description_ua: 'description',
    vendorcode: 'mpn',
    barcode: 'gtin',
    type: 'guid',
    bid: 'guid',
    delivery: 'shipping',
    store: 'guid',
    sales_notes: 'guid',
  },
  finish: (fields, categories) => {
    const id = firstOf(fields, 'category_id');
    set(fields, 'product_type', categories.get(id)?.join(' > ') ?? '');
    fields.delete('category_id');
    if (firstOf(fields, 'name') === '' && firstOf(fields, 'title') === '') {
      const parts = ['type_prefix', 'vendor', 'model'].map((key) => firstOf(fields, key));
      set(fields, 'title', nameInLanguage(fields) || parts.filter(Boolean).join(' '));
    }
    for (const key of namesInLanguages) fields.delete(key);
    for (const key of ['type_prefix', 'model']) fields.delete(key);
  },
};

/** https://guide.kaspi.kz/partner/ru/shop/goods/feed_upload: all prices are in tenge. */
const kaspi: XmlDialect = {
  name: 'Kaspi feed',
  items: ['offer'],
  sign: /<kaspi_catalog\b/i,
  hasNested: true,
  columns: {
    model: 'title',
    'cityprices.cityprice': 'price',
    'availabilities.availability.available': 'availability',
  },
  finish: (fields) => {
    set(fields, 'currency', 'KZT');
    // Of each shop: what one has is in stock.
    if (fields.get('availability')?.values.includes('yes') === true)
      set(fields, 'availability', 'in stock');
  },
};

/** https://hotline.ua/ua/about/pricelists_specs: ids of categories name none. */
const hotline: XmlDialect = {
  name: 'Hotline feed',
  items: ['item'],
  sign: /<price>[^<>]*(?:<date>[^<>]*<\/date>\s*)?<firmName>/i,
  columns: {
    code: 'mpn',
    priceruah: 'price',
    oldprice: 'was_price',
    categoryid: 'guid',
    priceoruah: 'guid',
    priceousd: 'guid',
    priceusd: 'guid',
  },
  finish: (fields) => set(fields, 'currency', 'UAH'),
};

/**
 * `instock` is the shop's own stock, and the availability a time of delivery or what a page says of it: what is not in
 * stock may still be ordered.
 */
function skroutzAvailability(fields: OpenFields): string {
  const text = firstOf(fields, 'availability');
  const isInStock = firstOf(fields, 'instock');
  if (firstOf(fields, 'quantity') === '0') return 'out of stock';
  if (/^y/i.test(isInStock)) return 'in stock';
  if (!saysAvailability(text)) return /\d/.test(text) || isInStock !== '' ? '' : text;
  return isInStock !== '' && readAvailability(text) === 'InStock' ? '' : text;
}

/** https://developer.skroutz.gr/products/ */
const skroutz: XmlDialect = {
  name: 'Skroutz feed',
  items: ['product'],
  variant: 'variation',
  // The outermost element may have the name of the shop.
  sign: /<mywebstore\b|<products>\s*<product>.{0,4000}?<price_with_vat>/is,
  columns: {
    uniqueid: 'id',
    variationid: 'id',
    price_with_vat: 'price',
    additional_imageurl: 'additional_image_link',
    additionalimage: 'additional_image_link',
    manufacturersku: 'mpn',
    vat: 'guid',
    weight: 'shipping_weight',
  },
  finish: (fields) => {
    set(fields, 'availability', skroutzAvailability(fields));
    fields.delete('instock');
    const sizes = valuesOf(fields, 'size').flatMap((value) => value.split(','));
    if (sizes.length > 0) fields.set('size', { name: 'size', values: sizes });
  },
};

/** RSS 2.0 and Atom, as Merchant Center, Facebook and others take them. */
const merchant: XmlDialect = {
  name: 'Google Merchant XML',
  items: ['item', 'entry'],
  sign: /<(?:item|entry)\b/i,
};

/** Any other, by the name of its element of a product. */
export const dialectOfItem = (item: string): XmlDialect => ({
  name: 'XML',
  items: [item.toLowerCase()],
  sign: /^/,
  hasNested: true,
});

const dialects = [...exportsInXml, yml, kaspi, hotline, ceneo, heureka, skroutz, merchant];

/** What a shop calls the element of one product whose title or price is not told by its name, in some languages. */
const elementOfProduct =
  /<(product|produkt|produit|producto|produto|prodotto|proizvod|tuote|termek|urun|artikel|article|articulo|artigo|articolo|offer|good|tovar|товар|listing|row|record)[\s>]/i;

/** The first element after the declaration and comments, where it has a prefix. */
const rootPrefix = /^[^<]*(?:<[?!][^<>]*>[^<]*)*<([\w.-]{1,40}:)/;

/** By the beginning of a file. */
export function dialectOf(head: string): XmlDialect {
  const [, prefix = ''] = rootPrefix.exec(head) ?? [];
  const plain = head.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
  const known = dialects.find(({ sign }) => sign.test(plain));
  if (known !== undefined) return known;
  const isNamed = (name: string): boolean => elementOfProduct.test(`<${name}>`);
  const item = findXmlItem(plain, isNamed) ?? elementOfProduct.exec(plain)?.[1];
  return item === undefined ? merchant : dialectOfItem(item);
}
