/** Reads whether a product is in stock, as feeds and the exports of shops write it. */
import { memoize } from '../../../src/lib/memoize';
import { type ProductDraft, RowProblem } from './product-draft';
import { isValue, quote } from './read-texts';
import { withoutAccents } from './without-accents';

const wordOf = (text: string): string => withoutAccents(text).replace(/[\s_.'’-]+/g, '');

const wordsOf = (listed: string): ReadonlySet<string> => new Set(listed.split('|').map(wordOf));

/** In the languages that feeds come in. Of what can be ordered but is not in stock the catalogue says nothing. */
const inStock = wordsOf(
  'in stock|available|low stock|limited availability|yes|y|true|' +
    'auf lager|lieferbar|sofort lieferbar|verfügbar|vorrätig|am lager|ja|' +
    'en stock|disponible|en stock immédiatement|oui|en existencia|hay existencias|sí|' +
    'disponibile|in magazzino|sì|disponível|em estoque|em stock|sim|' +
    'op voorraad|voorradig|beschikbaar|leverbaar|w magazynie|dostępny|dostępna|dostępne|na stanie|tak|' +
    'skladem|na skladě|ano|skladom|na sklade|áno|dostupné|raktáron|készleten|igen|în stoc|disponibil|da|' +
    'i lager|finns i lager|på lager|på lager i dag|varastossa|saatavilla|' +
    'в наличии|есть|да|є в наявності|в наявності|так|stokta|mevcut|var|evet|' +
    'σε απόθεμα|διαθέσιμο|διαθέσιμη|διαθέσιμα|άμεσα διαθέσιμο|άμεσα διαθέσιμη|άμεσα διαθέσιμα|ετοιμοπαράδοτο|ναι|' +
    '在庫あり|有货|有貨|现货|재고 있음|มีสินค้า|متوفر|במלאי',
);
const soldOut = wordsOf(
  'sold out|out of stock|out stock|unavailable|discontinued|no|n|false|' +
    'ausverkauft|nicht auf lager|nicht verfügbar|nicht lieferbar|vergriffen|nein|' +
    'épuisé|rupture de stock|en rupture de stock|indisponible|non disponible|non|' +
    'agotado|sin existencias|no disponible|esaurito|non disponibile|esgotado|indisponível|sem estoque|não|' +
    'uitverkocht|niet op voorraad|niet leverbaar|nee|niedostępny|niedostępna|niedostępne|brak w magazynie|brak|nie|' +
    'vyprodáno|není skladem|nedostupné|ne|vypredané|nie je skladom|elfogyott|nincs raktáron|nem|' +
    'stoc epuizat|indisponibil|nu|slutsåld|slut i lager|ej i lager|nej|utsolgt|udsolgt|ikke på lager|nei|' +
    'loppu|loppuunmyyty|ei varastossa|ei|нет в наличии|нет|распродано|немає в наявності|немає|ні|' +
    'εξαντλημένο|εξαντλημένη|εξαντλήθηκε|προσωρινά εξαντλημένο|μη διαθέσιμο|μη διαθέσιμη|δεν είναι διαθέσιμο|' +
    'χωρίς απόθεμα|εκτός αποθέματος|όχι|stokta yok|tükendi|yok|hayır|' +
    '在庫なし|売り切れ|无货|缺货|缺貨|품절|สินค้าหมด|غير متوفر|אזל מהמלאי',
);
const unclaimed = wordsOf(
  'preorder|presale|backorder|on backorder|available for order|made to order|' +
    'vorbestellung|vorbestellbar|auf bestellung|précommande|sur commande|reserva|preventa|bajo pedido|' +
    'preordine|su ordinazione|pré-venda|sob encomenda|op bestelling|pre-order|na zamówienie|przedsprzedaż|' +
    'na objednávku|předobjednávka|rendelhető|la comandă|beställningsvara|bestillingsvare|tilaustuote|под заказ|' +
    'предзаказ|під замовлення|κατόπιν παραγγελίας|διαθέσιμο κατόπιν παραγγελίας|προπαραγγελία|sipariş üzerine|予約|预订|예약',
);

/** `1-3` and `4 – 10 days` are the time of a delivery, and no number in stock. */
const deliveryTime = /^\d{1,2}\s?[-–]\s?\d{1,2}(?:\s\p{L}{1,20}\.?)?$/u;

type Said = 'InStock' | 'SoldOut' | 'nothing';

/** `in stock`, `out_of_stock`, `https://schema.org/SoldOut`, `yes`, or the number in stock; undefined for others. */
const saidBy = memoize((text): Said | undefined => {
  const stock = Number(text.replaceAll(',', ''));
  if (!Number.isNaN(stock)) return stock > 0 ? 'InStock' : 'SoldOut';
  const word = wordOf(text.replace(/^https?:\/\/schema\.org\//i, ''));
  if (inStock.has(word)) return 'InStock';
  if (soldOut.has(word)) return 'SoldOut';
  return unclaimed.has(word) ? 'nothing' : undefined;
});

/** Whether a text says anything of what is in stock. */
export const saysAvailability = (text: string): boolean => saidBy(text) !== undefined;

/** Undefined where nothing is claimed. Throws a `RowProblem` for what may say that the product is sold out. */
export function readAvailability(text: string | undefined): ProductDraft['availability'] {
  if (text === undefined || !isValue(text)) return undefined;
  const said = saidBy(text);
  if (said === undefined && !deliveryTime.test(text.trim()))
    throw new RowProblem(`the availability cannot be read: ${quote(text)}`);
  return said === 'nothing' ? undefined : said;
}
