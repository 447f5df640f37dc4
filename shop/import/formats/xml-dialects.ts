/** Product feeds in XML that are read by themselves: which element is a product, and which of its names mean what. */
import type { MutableFields } from './row';

/** The names of categories by their ids, from the top, where a feed lists them before its products. */
type XmlCategories = ReadonlyMap<string, readonly string[]>;

export type XmlDialect = {
  /** Whose feed it is. */
  readonly name: string;
  /** Its element of a product, in lower case. */
  readonly items: readonly string[];
  /** What begins such a feed. */
  readonly sign: RegExp;
  /** Whether elements within others are columns too: `imgs.main`. */
  readonly hasNested?: boolean;
  /** Columns of the import by names of elements in lower case; a name within another is `imgs.main.url`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Changes what has another form than the column has. */
  readonly finish?: (fields: MutableFields, categories: XmlCategories) => void;
};

const firstOf = (fields: MutableFields, key: string): string => fields.get(key)?.values[0] ?? '';

function set(fields: MutableFields, key: string, value: string): void {
  if (value === '') fields.delete(key);
  else fields.set(key, { name: key, values: [value] });
}

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
const nameInLanguage = (fields: MutableFields): string =>
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
    if (/^RUR$/i.test(firstOf(fields, 'currency'))) set(fields, 'currency', 'RUB');
    if (firstOf(fields, 'name') === '') {
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

const dialects = [yml, kaspi, hotline, ceneo, heureka, merchant];

/** What a shop calls the element of one product, in the languages that files come in. */
const elementOfProduct =
  /<(product|produkt|produit|producto|produto|prodotto|proizvod|tuote|termek|urun|artikel|article|articulo|artigo|articolo|offer|good|tovar|товар|listing|row|record)[\s>]/i;

/** By the beginning of a file. */
export function dialectOf(head: string): XmlDialect {
  const known = dialects.find(({ sign }) => sign.test(head));
  const [, item] = elementOfProduct.exec(head) ?? [];
  return known ?? (item === undefined ? merchant : dialectOfItem(item));
}
