/** The field that the name of a column means although the import does not take it by itself. */
import { distance } from 'fastest-levenshtein';
import { columnsOf } from '../products/column-names';
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

/** As exports and spreadsheets of shops name them. They are proposed and not taken: a shop may mean another thing. */
const meanings: readonly (readonly [column: string, names: readonly string[]])[] = [
  [
    'id',
    listed(`nr|art nr|art no|artikelnummer|artikelnr|artikel nr|article number|article no|item number|item no|item code|product code|
      product number|product no|produktnummer|produkt nr|bestellnummer|varenummer|varenr|artikelcode|artikelkod|
      numero article|reference|reference produit|referencia|codigo|codigo producto|codigo do produto|codice|
      codice articolo|codice prodotto|numer katalogowy|kod produktu|kod towaru|indeks|cikkszam|ürün kodu|tuotenumero|
      артикул|код|код товара|код товару|商品コード|商品编号|상품번호`),
  ],
  [
    'title',
    listed(`titel|titulo|titolo|titre|tytuł|artikelname|artikelbezeichnung|produktname|produktbezeichnung|bezeichnung|
      item name|nom|nom du produit|designation|nombre|nombre del producto|nome|nome do produto|nome prodotto|naam|
      productnaam|produktnavn|navn|produktnamn|namn|benamning|nazwa|nazwa produktu|nazev|nazev produktu|nazov|
      nazov produktu|nimi|tuotenimi|termeknev|megnevezes|ürün adı|denumire|название|наименование|назва|商品名|
      商品名称|产品名称|상품명`),
  ],
  [
    'price',
    listed(`preis|verkaufspreis|bruttopreis|vk|vk brutto|prix|prix ttc|prix de vente|precio|precio de venta|preco|
      preco de venda|prezzo|prezzo di vendita|prijs|verkoopprijs|cena|cena brutto|cena s dph|pris|utpris|salgspris|
      hinta|fiyat|satış fiyatı|ar|brutto ar|pret|selling price|sales price|цена|ціна|価格|価額|价格|價格|售价|가격`),
  ],
  [
    'was_price',
    listed(`old price|price old|price before|original price|streichpreis|alter preis|ancien prix|prix barre|
      precio anterior|preco antigo|prezzo precedente|oude prijs|van prijs|stara cena|ordinarie pris|førpris|
      старая цена|стара ціна`),
  ],
  [
    'brand',
    listed(`marke|hersteller|marque|fabricant|marca|fabricante|produttore|merk|fabrikant|producent|znacka|vyrobce|
      vyrobca|marka|varemerke|varemærke|mærke|varumarke|tillverkare|tuotemerkki|valmistaja|бренд|марка|производитель|виробник|
      ブランド|品牌|브랜드`),
  ],
  [
    'category',
    listed(`kategorie|warengruppe|produktkategorie|categorie|categoria|kategoria|kategori|luokka|tuoteryhma|rubrique|
      product category|категория|категорія|カテゴリ|分类|分類|카테고리`),
  ],
  [
    'description',
    listed(`beschreibung|artikelbeschreibung|produktbeschreibung|descripcion|descricao|descrizione|omschrijving|
      beschrijving|opis|popis|beskrivning|beskrivelse|kuvaus|leiras|açıklama|long description|описание|опис|
      商品説明|商品描述|상품설명`),
  ],
  [
    'availability',
    listed(`bestand|lagerbestand|lagerstatus|verfugbarkeit|disponibilite|disponibilidad|disponibilidade|disponibilita|
      beschikbaarheid|voorraad|dostepnosc|stan magazynowy|dostupnost|skladem|lagersaldo|saatavuus|stok|keszlet|
      qty in stock|наличие|остаток|наявність|在庫|库存|庫存|재고`),
  ],
  [
    'link',
    listed(
      'produktlink|deeplink|deep link|product page|lien|enlace|adres strony|lank|ссылка|посилання',
    ),
  ],
];

const meaningOf = new Map(
  meanings.flatMap(([column, names]) => names.map((name) => [name, column] as const)),
);

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
