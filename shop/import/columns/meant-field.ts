/** The field that the name of a column means although the import does not take it by itself. */
import { distance } from 'fastest-levenshtein';
import { fieldKey } from '../formats/row';
import { columnsOf, fieldOf } from '../products/column-names';
import { withoutAccents } from '../products/without-accents';

const listed = (text: string): readonly string[] =>
  text
    .split('|')
    .map((name) => wordsOf(name))
    .filter((name) => name !== '');

/** `Artikel-Nr.`, `artikel_nr` and `ArtikelNr` are `artikel nr`. */
function wordsOf(name: string): string {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return (withoutAccents(spaced).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

/** Names of fields. */
export type Meaning =
  | 'id'
  | 'title'
  | 'price'
  | 'was_price'
  | 'brand'
  | 'category'
  | 'description'
  | 'availability'
  | 'link';

/**
 * As exports and spreadsheets of shops name them, the clearest first. They are taken where a table names no title or no
 * price; otherwise they are proposed, since a shop may mean another thing.
 */
const meanings: readonly (readonly [column: Meaning, names: readonly string[]])[] = [
  [
    'id',
    listed(`nr|art nr|art no|artikelnummer|artikelnr|artikel nr|article number|article no|item number|part no|partno|part number|item no|item code|product code|listing id|
      product number|product no|produktnummer|produkt nr|bestellnummer|varenummer|varenr|artikelcode|artikelkod|
      numero article|reference|ref|artikelnummer im shop|n articulo en tienda|reference produit|referencia|codigo|codigo producto|codigo do produto|codice|
      codice articolo|codice prodotto|numer katalogowy|kod produktu|kod towaru|indeks|cikkszam|ürün kodu|urun kodu|stok kodu|codice interno|urun id|ürün id|tuotenumero|
      артикул|код|код товара|код товару|id товара|id товару|id товари|رمز المنتج|المعرف|کد محصول|קוד מוצר|κωδικος|ma san pham|รหัสสินค้า|
      kode produk|商品コード|商品番号|商品管理番号|管理番号|品番|商品id|商品编号|상품코드|자체 상품코드|상품번호|품번`),
  ],
  [
    'title',
    listed(`titel|titulo|titolo|titre|tytuł|artikelname|artikelbezeichnung|artikeltext|artikeltext1|kurztext|produktname|produktbezeichnung|bezeichnung|
      item name|full name|name product|product label|post title|nom|nom du produit|nom produit|nom de l article|
      nom article|designation|libelle|intitule|kurzbezeichnung|nombre|nombre del producto|nome|nome do produto|nome prodotto|naam|
      productnaam|produktnavn|navn|produktnamn|namn|benamning|nazwa|nazwa produktu|nazev|nazev produktu|nazov|
      nazov produktu|nimi|tuotenimi|termeknev|megnevezes|ürün adı|urun adi|stok adi|urun ismi|ad|denumire|nume produs|naziv|naziv proizvoda|
      ime izdelka|pavadinimas|nosaukums|nimetus|ονομα|ονομα προιοντος|τιτλος|название|название товара|наименование|
      наименование товара|назва|назва товару|товарна пропозиція|име|اسم المنتج|العنوان|الاسم|المنتج|نام محصول|نام کالا|نام|שם המוצר|שם פריט|שם הפריט|שם מנה|שם מוצר|
      ten san pham|ten hang|nama produk|nama barang|nama|ชื่อสินค้า|नाम|商品名|品名|製品名|商品名称|产品名称|상품명|제품명|품명`),
  ],
  [
    'price',
    listed(`preis|verkaufspreis|bruttopreis|vk|vk brutto|vk preis|vkpreis|prix|prix ttc|ttc|prix de vente|prix vente|prix public|prix boutique|precio|precio de venta|
      precio venta|precio final|preco|preco venda|valor|valor venda|prezzo vendita|
      preco de venda|prezzo|prezzo di vendita|prijs|verkoopprijs|cena|cena brutto|cena s dph|pris|utpris|salgspris|
      hinta|fiyat|satış fiyatı|satis fiyati|satis fiyati1|ar|brutto ar|pret|cijena|kaina|hind|τιμη|selling price|sales price|final price|new price|newprice|discounted price|discount price|offer price|special price|цена|регулярная цена|
      розничная цена|роздрібна ціна|роздр ціна|наша цена|ціна|السعر|سعر|سعر البيع|قیمت|מחיר|gia|gia ban|harga|harga jual|ราคา|कीमत|मूल्य|販売価格|販売価格 税込|税込価格|通常購入販売価格|価格|価額|売価|价格|價格|售价|판매가|판매가격|가격|price with vat|price with tax|price min|min price|price from|from price`),
  ],
  [
    'was_price',
    listed(`old price|oldprice|price old|price before|original price|streichpreis|alter preis|ancien prix|prix barre|
      precio anterior|precio original|preco antigo|preco de|preco original|prezzo precedente|oude prijs|van prijs|stara cena|ordinarie pris|førpris|
      старая цена|стара ціна|السعر القديم|gia cu|gia goc`),
  ],
  [
    'brand',
    listed(`marke|hersteller|marque|fabricant|marca|fabricante|produttore|merk|fabrikant|producent|znacka|vyrobce|
      vyrobca|marka|hersteller markenname|fabricante marca|varemerke|varemærke|mærke|varumarke|tillverkare|tuotemerkki|valmistaja|бренд|марка|производитель|виробник|вендор|
      الماركة|العلامة التجارية|برند|מותג|μαρκα|thuong hieu|merek|marka adi|ยี่ห้อ|แบรนด์|ブランド|ブランド名|メーカー|メーカー名|品牌|브랜드|브랜드명|제조사`),
  ],
  [
    'category',
    listed(`kategorie|warengruppe|produktkategorie im shop|produktgruppe im shop|categoria del producto en la tienda|produktkategorie|categorie|categoria|kategoria|kategori|luokka|tuoteryhma|rubrique|
      product category|albero categorie|ana kategori|kategorija|κατηγορια|категория|категорія|каталог|القسم|الفئة|التصنيف|دسته بندی|קטגוריה|danh muc|หมวดหมู่|カテゴリ|カテゴリー|商品カテゴリ|分类|分類|카테고리|상품분류|분류`),
  ],
  [
    'description',
    listed(`beschreibung|artikelbeschreibung|produktbeschreibung|descripcion|descripcion del producto|descriptif|descricao|descrizione|omschrijving|
      beschrijving|opis|popis|beskrivning|beskrivelse|kuvaus|leiras|açıklama|aciklama|long description|περιγραφη|opis proizvoda|описание|опис|
      الوصف|توضیحات|תיאור|mo ta|deskripsi|รายละเอียด|商品説明|商品説明文|説明|商品描述|상품설명|상품 상세설명|상세설명`),
  ],
  [
    'availability',
    listed(`bestand|lagerbestand|lagerstatus|verfugbarkeit|disponibilite|disponibilidad|disponibilidade|disponibilita|
      beschikbaarheid|voorraad|dostepnosc|stan magazynowy|dostupnost|skladem|lagersaldo|saatavuus|stok|keszlet|
      qty in stock|наличие|остаток|наявність|在庫|在庫数|在庫状況|库存|庫存|재고|재고수량|재고수`),
  ],
  [
    'link',
    listed(
      'produktlink|link offerta|link prodotto|produkt url|url del producto|deeplink|deep link|product page|lien|enlace|adres strony|lank|ссылка|ссылка на товар|посилання|الرابط|商品url|상품url',
    ),
  ],
];

const meaningOf = new Map(
  meanings.flatMap(([column, names]) => names.map((name) => [name, column] as const)),
);

export const fieldsOfMeanings: readonly Meaning[] = meanings.map(([column]) => column);

/** Lower for a name that means the field more clearly; undefined for one that does not mean it. */
export function rankOfMeaning(name: string, field: Meaning): number | undefined {
  const words = wordsOf(name);
  const names = meanings.find(([column]) => column === field)?.[1] ?? [];
  return meaningOf.get(words) === field ? names.indexOf(words) : undefined;
}

/** Whether a name is one of the field, or means it. */
export const isNamedFor = (name: string, field: 'title' | 'price'): boolean =>
  fieldOf(fieldKey(name)) === field || rankOfMeaning(name, field) !== undefined;

/** Each with the form that it is compared in. */
const knownNames = Object.values(columnsOf)
  .flat()
  .map((name) => ({ name, plain: withoutAccents(name) }));
const longestName = 60;
const shortestName = 5;

const sorted = (name: string): string => [...name].sort().join('');
const digits = (name: string): string => name.replace(/\D/g, '');

/** One letter too many, too few or another, or two in each other's place. `Bild2` is another picture than `bild`. */
function isSlip(name: string, known: string): boolean {
  const lengths = [name.length, known.length];
  if (Math.min(...lengths) < shortestName || digits(name) !== digits(known)) return false;
  if (name.charAt(0) === known.charAt(0) && sorted(name) === sorted(known)) return true;
  return Math.max(...lengths) > shortestName && distance(name, known) === 1;
}

/** One of the names of a field; undefined for a column that may be anything. */
export function meantField(name: string): string | undefined {
  if (name.length > longestName) return undefined;
  const words = wordsOf(name);
  const written = words.replaceAll(' ', '_');
  return meaningOf.get(words) ?? knownNames.find(({ plain }) => isSlip(written, plain))?.name;
}
