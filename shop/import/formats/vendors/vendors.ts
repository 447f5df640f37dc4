/** The exports of shop systems that the import reads unchanged, each recognised by columns that no other has. */
import { readBigCommerce } from './read-bigcommerce';
import { readBigCommerceV3 } from './read-bigcommerce-v3';
import { eastAsianExports } from './read-east-asian-exports';
import { readJtl } from './read-jtl';
import { readMagento } from './read-magento';
import { readMedusa } from './read-medusa';
import { readMeta } from './read-meta';
import {
  readAwin,
  readEtsy,
  readPrestaShop,
  readPrisjakt,
  readWpAllExport,
} from './read-plain-exports';
import { readProm } from './read-prom';
import { readRakuten } from './read-rakuten';
import { readShopware, readVendure, readWix } from './read-product-groups';
import { readShopify } from './read-shopify';
import { readSpree } from './read-spree';
import { tiendanube } from './read-tiendanube';
import { tills } from './read-tills';
import { readWooCommerce } from './read-woocommerce';
import { readWooCommercePosts } from './read-woocommerce-posts';
import type { Vendor } from './vendor';
import { columnsOfExports } from './woocommerce-columns';

const vendors: readonly Vendor[] = [
  {
    name: 'Shopify product CSV',
    columns: [
      ['handle', 'title', 'variant_price'],
      ['url_handle', 'title', 'option1_value'],
      ['handle', 'title', 'option1_value'],
    ],
    read: readShopify,
  },
  {
    name: 'WooCommerce product CSV',
    columns: columnsOfExports,
    read: readWooCommerce,
  },
  {
    name: 'WooCommerce product CSV, as posts',
    columns: [['post_title', 'post_status', 'regular_price']],
    read: readWooCommercePosts,
  },
  {
    name: 'WP All Export product CSV',
    columns: [['title', 'post_type', 'parent_product_id', 'sku', 'price']],
    read: readWpAllExport,
  },
  {
    name: 'Magento product CSV',
    columns: [['sku', 'store_view_code', 'product_type']],
    read: readMagento,
    hasPicturePaths: true,
  },
  {
    name: 'BigCommerce product CSV',
    columns: [['item_type', 'product_id', 'product_name']],
    read: readBigCommerce,
    hasPicturePaths: true,
    hasRepeatedColumns: true,
  },
  {
    name: 'BigCommerce product CSV, modern',
    columns: [['item', 'name', 'sku', 'inventory_tracking']],
    read: readBigCommerceV3,
  },
  {
    name: 'PrestaShop product CSV',
    columns: [
      ['name_*', 'active_(0/1)'],
      ['name*', 'active_(0/1)'],
      ['product_id', 'name', 'reference', 'price_(tax_incl.)'],
    ],
    read: readPrestaShop,
  },
  {
    name: 'Shopware product CSV',
    columns: [['id', 'parent_id', 'product_number', 'price_gross']],
    read: readShopware,
  },
  {
    name: 'Wix product CSV',
    columns: [['handle_id', 'field_type', 'name', 'price']],
    read: readWix,
  },
  {
    name: 'Etsy listings CSV',
    columns: [
      ['title', 'price', 'currency_code', 'materials', 'image1'],
      ['titolo', 'prezzo', 'currency_code', 'materiali', 'immagine1'],
    ],
    read: readEtsy,
  },
  ...tills,
  {
    name: 'Vendure product CSV',
    columns: [['name', 'option_groups', 'option_values', 'sku', 'price']],
    read: readVendure,
    hasPicturePaths: true,
  },
  {
    name: 'Medusa product CSV',
    columns: [['product_handle', 'product_title', 'variant_title']],
    read: readMedusa,
    hasPricesInCurrencies: true,
  },
  {
    name: 'Spree product CSV',
    columns: [['slug', 'sku', 'name', 'price', 'currency', 'option1_name', 'inventory_count']],
    read: readSpree,
  },
  {
    name: 'Prom.ua product CSV',
    columns: [
      ['название_позиции', 'цена'],
      ['назва_позиції', 'ціна'],
    ],
    read: readProm,
    hasRepeatedColumns: true,
  },
  {
    name: 'Rakuten item CSV',
    columns: [
      ['商品管理番号（商品url）', '商品名', '通常購入販売価格'],
      ['商品管理番号（商品url）', '商品名', '販売価格'],
    ],
    read: readRakuten,
    hasPicturePaths: true,
  },
  ...eastAsianExports,
  tiendanube,
  {
    name: 'Awin product feed',
    columns: [['aw_product_id', 'product_name', 'search_price']],
    read: readAwin,
  },
  {
    name: 'Prisjakt product feed',
    columns: [['product_name', 'article_number', 'product_price_inc_vat']],
    read: readPrisjakt,
  },
  {
    name: 'JTL article CSV',
    columns: [
      ['artikelnummer', 'artikelname', 'kategorie_level_1'],
      ['artikelnummer', 'artikelname', 'brutto_vk'],
      ['artikelnummer', 'artikelname', 'std._vk_netto'],
    ],
    read: readJtl,
    hasPicturePaths: true,
  },
  {
    name: 'Meta catalogue',
    columns: [
      ['id', 'title', 'price', 'fb_product_category'],
      ['id', 'title', 'price', 'image[0].url'],
      ['id', 'title', 'price', 'quantity_to_sell_on_facebook'],
    ],
    read: readMeta,
  },
  {
    name: 'Google Merchant feed',
    columns: [['id', 'title', 'link', 'image_link', 'price', 'availability']],
  },
];

/** Undefined for columns of one's own. `keys` has the columns as `fieldKey` makes them. */
export const vendorOf = (keys: ReadonlyMap<string, string>): Vendor | undefined =>
  vendors.find(({ columns }) => columns.some((list) => list.every((key) => keys.has(key))));
