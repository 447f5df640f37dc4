/** The columns and elements that have a meaning; all others are attributes that shoppers may filter by. */
import { isConfidential } from './confidential';
import { visibilityColumns } from './read-visibility';
import { plainFields, plainNames, type PlainName } from './plain-fields';

const words = (listed: string): readonly string[] => listed.split(' ');

const columns = {
  id: ['id', 'sku', 'product_id', 'item_id'],
  title: ['title', 'name', 'product_name', 'product_title'],
  description: ['description', 'summary', 'content', 'product_description'],
  url: ['link', 'url', 'product_url'],
  image: words(
    'image_link image_url image picture picture_url images image_1 image1 picture_1 picture1 photo_1 photo1 main_image image_src img img_url imgurl ' +
      'photo photo_url photos thumbnail thumbnail_url foto bild bilder bild_url imagen immagine link_immagine imagem afbeelding ' +
      'bild_1 bild1 bildurl_1 bild_url_1 immagine_1 immagine1 imagen_1 imagen1 imagem_1 imagem1 urlimagen_1 ' +
      'foto_1 foto1 afbeelding_1 zdjęcie_1 zdjecie_1 obrázek_1 obrazek_1 фото_1 фото1 изображение_1 ' +
      'imageurl imagelink img_link img_src imgsrc image_path product_image product_image_url productimage cover_image ' +
      'featured_image picture_link bildlink bildurl url_imagem imagens url_imagen imagenes ' +
      'zdjęcie zdjecie zdjecia obraz obrázek obrazek obrazok kuva billede bilde kép kep imagine slika görsel gorsel gorsel_url resim ' +
      'resim_url gambar hinh_anh фото изображение изображения картинка зображення εικόνα צילום תמונה صورة الصورة تصویر รูปภาพ ' +
      '画像 商品画像 画像url 商品画像url 图片 圖片 이미지 상품이미지 대표이미지 이미지url featured_image.url featured_image.src',
  ),
  secondImage: ['additional_image_link', 'additional_image_url'],
  brand: ['brand', 'vendor', 'manufacturer', 'brand_name'],
  price: words(
    'price current_price price_range.min_variant_price price_range_v2.min_variant_price',
  ),
  salePrice: ['sale_price'],
  salePeriod: ['sale_price_effective_date'],
  previousPrice: ['previous_price', 'was_price', 'was', 'compare_at_price'],
  recommendedPrice: words(
    'rrp msrp mrp uvp recommended_retail_price recommended_price 希望小売価格 メーカー希望小売価格 소비자가 권장소비자가',
  ),
  listPrice: ['list_price', '定価', '通常価格', '정가'],
  lowestPrice: ['lowest_price_30d', 'lowest_price_30_days'],
  unitMeasure: ['unit_pricing_measure'],
  unitBase: ['unit_pricing_base_measure'],
  energyClass: ['energy_efficiency_class', 'energy_class'],
  leastEnergyClass: ['min_energy_efficiency_class'],
  mostEnergyClass: ['max_energy_efficiency_class'],
  energyLabel: ['energy_label_link', 'energy_label_url', 'energy_label'],
  energySheet: ['energy_sheet_link', 'energy_sheet_url', 'product_information_sheet'],
  currency: ['currency', 'currency_code', 'price_currency'],
  category: words(
    'product_type category categories category_path main_category category_1 category1 category_level_1',
  ),
  subCategory: words('sub_category subcategory category_2 category2 category_level_2'),
  subSubCategory: words(
    'sub_sub_category subsubcategory sub_subcategory category_3 category3 category_level_3',
  ),
  googleCategory: ['google_product_category'],
  group: ['item_group_id', 'group_id', 'parent_id', 'parent_sku'],
  reviewCount: ['review_count', 'reviews_count', 'reviews', 'rating_count'],
  rating: ['rating', 'average_rating', 'average_stars', 'stars'],
  addedOn: ['added_on', 'date_added', 'added', 'created_at'],
  collection: ['collection', 'collections'],
  promotion: ['promotion', 'promotion_name', 'offer'],
  promotionColour: ['promotion_colour', 'promotion_color'],
} as const;

export type ColumnName = keyof typeof columns | PlainName;

const plainColumns = Object.fromEntries(
  plainNames.map((name): [string, readonly string[]] => [name, plainFields[name].columns]),
) as Readonly<Record<PlainName, readonly string[]>>;

/** The names of each, in lower case with underscores; the first that a row has counts. */
export const columnsOf: Readonly<Record<ColumnName, readonly string[]>> = {
  ...columns,
  ...plainColumns,
};

const fieldByColumn = new Map(
  (Object.keys(columnsOf) as ColumnName[]).flatMap((field) =>
    columnsOf[field].map((column): [string, ColumnName] => [column, field]),
  ),
);

/** The field that a column is taken for. `key` is the column as `fieldKey` makes it. */
export const fieldOf = (key: string): ColumnName | undefined => fieldByColumn.get(key);

/** One name of each field. */
export const fieldNames: readonly string[] = Object.values(columnsOf).flatMap(
  ([name]) => name ?? [],
);

const filterMark = 'facet:';

/** The key of the column that `--map` makes a filter. */
export const filterKeyOf = (facetId: string): string => filterMark + facetId;
const isFilterKey = (key: string): boolean => key.startsWith(filterMark);

/** Required by Merchant Center, but no shopper filters by them. */
const machinery =
  'adult ads_grouping ads_labels ads_redirect auto_pricing_min_price availability_date canonical_link ' +
  'carrier_shipping cost_of_goods_sold country_of_origin display_ads_id excluded_destination expiration_date ' +
  'google_product_category gtin ean upc isbn identifier_exists included_destination installment is_bundle ' +
  'lifestyle_image_link link_template loyalty_points max_handling_time min_handling_time mobile_link ' +
  'mobile_link_template mpn multipack pause pickup_method pickup_sla product_detail product_height ' +
  'product_length product_weight product_width product_highlight promotion_id published quantity ' +
  'return_policy_label sell_on_google_quantity shipping shipping_height shipping_label shipping_length ' +
  'shipping_weight shipping_width size_system subscription_cost tax tax_category transit_time_label ' +
  'updated guid pub_date comments external_seller_id ' +
  'total_quantity current_quantity available_quantity quantity_available stock_change stock_qty qty on_hand ' +
  'free_shipping_threshold handling_cutoff_time loyalty_program maximum_retail_price ' +
  'minimum_order_value shipping_handling_business_days shipping_transit_business_days ' +
  'ships_from_country shopping_ads_excluded_country short_title structured_description structured_title virtual_model_link';

const withoutFacet = new Set([
  ...machinery.split(' '),
  ...Object.values(columnsOf).flat(),
  ...visibilityColumns,
  ...[0, 1, 2, 3, 4].map((number) => `custom_label_${number}`),
]);
// Shoppers filter by the class too.
for (const key of columns.energyClass) withoutFacet.delete(key);

/** Of a column that the header does not name: shoppers cannot know what its values mean. */
export const isNameless = (key: string): boolean => /^\(column_\d+\)$/.test(key);

/** A table names the parts of an attribute too: `shipping(country:price)`. */
const withoutParts = (key: string): string => key.replace(/_?\([a-z_]+:[a-z_:]+\)$/, '');

/** A filter that the user asks for has a key of its own, and shows what its column has. */
export const isHeldBack = (key: string, name: string): boolean =>
  !fieldByColumn.has(key) && !isFilterKey(key) && isConfidential(name);

/** `variants[0].price`, of one of several: its list has them all. */
const isOfList = (key: string): boolean => /\[\d+\]/.test(key);

export const isNoAttribute = (key: string): boolean =>
  withoutFacet.has(withoutParts(key)) || isNameless(key) || isOfList(key);
