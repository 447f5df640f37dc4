/** Exports of shop systems in XML. */
import { salePriceOf, periodOf } from './vendors/flat-row';
import { firstOf, type OpenFields, set, valuesOf, type XmlDialect } from './xml-dialect';

/** The price for retail where there are several; which type a price has is listed before. */
function chooseRetailPrice(fields: OpenFields, nameOf: (id: string) => string): void {
  const types = valuesOf(fields, 'price_type');
  fields.delete('price_type');
  const at = types.findIndex((id) => /розн/i.test(nameOf(id)));
  for (const key of ['price', 'currency']) {
    const values = valuesOf(fields, key);
    if (at >= 0 && values.length === types.length) set(fields, key, values[at] ?? '');
  }
}

/** Of 1C: https://v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty/ */
const commerceMl: XmlDialect = {
  name: 'CommerceML',
  items: ['предложение', 'товар'],
  sign: /<КоммерческаяИнформация[\s>]/i,
  hasOnlyColumns: true,
  listed: { id: 'ид', name: 'наименование' },
  columns: {
    ид: 'id',
    артикул: 'catalogue_number',
    штрихкод: 'gtin',
    наименование: 'title',
    описание: 'description',
    картинка: 'image_link',
    'изготовитель.наименование': 'brand',
    'группы.ид': 'category_id',
    'цены.цена.идтипацены': 'price_type',
    'цены.цена.ценазаединицу': 'price',
    'цены.цена.валюта': 'currency',
    количество: 'stock_quantity',
    статус: 'status',
    пометкаудаления: 'deleted',
  },
  finish: (fields, names) => {
    chooseRetailPrice(fields, (id) => names.get(id)?.join(' ') ?? '');
    // The number of a variant is that of its product and its own.
    const [product = '', variant] = firstOf(fields, 'id').split('#', 2);
    if (variant !== undefined) set(fields, 'item_group_id', product);
    const paths = valuesOf(fields, 'category_id').flatMap((id) => names.get(id)?.join(' > ') ?? []);
    set(fields, 'product_type', paths.join('|'));
    fields.delete('category_id');
    if (/^удал/i.test(firstOf(fields, 'status'))) set(fields, 'deleted', 'yes');
    fields.delete('status');
  },
};

const ofNoListing = /^(?:detailonly|cashdeskonly)$/i;

/** What has run out and may still be ordered is not sold out. */
function shoptetAvailability(fields: OpenFields): string {
  const amount = firstOf(fields, 'stock_quantity');
  const mayRunOut = firstOf(fields, 'may_run_out') === '1';
  return mayRunOut && !(Number(amount) > 0) ? '' : amount;
}

/** https://developers.shoptet.com: the export of all that Shoptet has of a product. */
const shoptet: XmlDialect = {
  name: 'Shoptet product XML',
  items: ['shopitem'],
  variant: 'variant',
  sign: /<SHOPITEM\b[^<>]*>\s*(?:<CODE>[^<>]*<\/CODE>\s*)?<NAME>/,
  hasOnlyColumns: true,
  columns: {
    id: 'id',
    code: 'catalogue_number',
    ean: 'gtin',
    name: 'title',
    short_description: 'summary',
    description: 'description',
    manufacturer: 'brand',
    orig_url: 'link',
    'categories.category': 'product_type',
    'images.image': 'image_link',
    image_ref: 'image_link',
    currency: 'currency',
    price: 'price',
    price_vat: 'price_with_tax',
    standard_price: 'was_price',
    action_price: 'sale_price',
    action_price_from: 'sale_from',
    action_price_until: 'sale_until',
    'stock.amount': 'stock_quantity',
    negative_amount: 'may_run_out',
    visibility: 'visibility',
    visible: 'visible',
  },
  finish: (fields) => {
    set(fields, 'id', firstOf(fields, 'id') || firstOf(fields, 'catalogue_number'));
    set(fields, 'price', firstOf(fields, 'price_with_tax') || firstOf(fields, 'price'));
    set(fields, 'sale_price', salePriceOf(firstOf(fields, 'sale_price')));
    const period = periodOf(firstOf(fields, 'sale_from'), firstOf(fields, 'sale_until'));
    set(fields, 'sale_price_effective_date', period);
    set(fields, 'stock_quantity', shoptetAvailability(fields));
    const visibility = firstOf(fields, 'visibility');
    set(
      fields,
      'visibility',
      ofNoListing.test(visibility) ? 'hidden' : visibility.replace(/^visible$/i, ''),
    );
    for (const key of ['price_with_tax', 'sale_from', 'sale_until', 'may_run_out'])
      fields.delete(key);
  },
};

/** As several shop systems of Turkey have it. Its further prices are for dealers, or for other ways to pay. */
const turkish: XmlDialect = {
  name: 'Turkish product XML',
  items: ['urun', 'ürün', 'product', 'item', 'row'],
  sign: /<StokAdi>/i,
  hasOnlyColumns: true,
  columns: {
    urunid: 'id',
    stokkodu: 'catalogue_number',
    stokadi: 'title',
    aciklama: 'summary',
    detay: 'description',
    url: 'link',
    resim: 'image_link',
    ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`resim${number}`, 'image_link'])),
    markaadi: 'brand',
    anakategori: 'product_type',
    satisfiyati: 'price',
    satisfiyatiparabirimi: 'currency',
    satisfiyati1: 'price',
    satisfiyati1parabirimi: 'currency',
    parabirimi: 'currency',
    envanter: 'stock_quantity',
    stokmiktari: 'stock_quantity',
    durumu: 'active',
    renk: 'color',
    beden: 'size',
  },
  finish: (fields) => {
    set(fields, 'id', firstOf(fields, 'id') || firstOf(fields, 'catalogue_number'));
  },
};

export const exportsInXml: readonly XmlDialect[] = [commerceMl, shoptet, turkish];
