/** Whether a column has prices, by its name. */
import { memoize } from '../../../src/lib/memoize';
import { wordsOfName } from './words-of-name';

/** In the languages that columns come in. */
const words: ReadonlySet<string> = new Set(
  (
    'price prices preis preise vk uvp prix precio precios preço preços preco precos prezzo prezzi prijs prijzen cena ceny ' +
    'pris priser hinta fiyat fiyatı fiyati ár ára pret preț preturi cijena kaina hind τιμή цена цены ціна ціни السعر سعر قیمت ' +
    'מחיר giá gia harga ราคา कीमत 価格 販売価格 通常価格 定価 价格 價格 售价 가격 판매가 소비자가 정가'
  ).split(' '),
);

/** Of prices that shoppers do not pay. */
const withoutTax: ReadonlySet<string> = new Set(
  'net nett netto neto netta ht excl exkl exclusive hors ex ohne without sin sem senza zonder uden utan uten bez без'.split(
    ' ',
  ),
);

/** `Precio al público`, `PriceNet` and `price_b2c`, but no `Princess`. */
export const isPriceName = memoize((name): boolean =>
  wordsOfName(name).some((one) => words.has(one)),
);

/** `Precio al público`, but no `PriceNet`. */
export const isPriceOfShoppers = (name: string): boolean =>
  isPriceName(name) && !wordsOfName(name).some((one) => withoutTax.has(one));
