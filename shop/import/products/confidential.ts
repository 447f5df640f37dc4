/**
 * Columns that are for the shop's own eyes: what it pays, earns, buys from whom and keeps where. They are told by whole
 * words of their names, in the languages that exports and spreadsheets come in.
 */
import { memoize } from '../../../src/lib/memoize';
import { wordsOfName } from './words-of-name';

/** Words that make a column confidential wherever they stand in its name: what is paid, what is earned, from whom. */
const words = `
  cost costs cogs purchase wholesale dealer reseller margin margins markup profit profits supplier suppliers revenue
  turnover confidential
  ek ekpreis einkauf einkaufspreis einkaufspreise einstandspreis gestehungskosten selbstkosten herstellkosten kosten
  händlerpreis haendlerpreis händlereinkaufspreis großhandelspreis grosshandelspreis großhandel grosshandel marge spanne
  handelsspanne gewinn gewinnspanne rohertrag deckungsbeitrag aufschlag lieferant lieferanten lieferantennummer
  lieferantenname umsatz lagerplatz lagerort
  achat achats coût cout coûts couts fournisseur fournisseurs grossiste
  costo costi acquisto acquisti margine ricarico fornitore fornitori ingrosso fatturato
  coste costes compra compras margen proveedor proveedores mayorista ganancia facturación
  custo custos margem lucro fornecedor fornecedores atacado faturamento
  inkoop inkoopprijs inkoopsprijs kostprijs leverancier leveranciers groothandel groothandelsprijs winst winstmarge omzet
  koszt koszty zakup zakupu marża marza narzut dostawca dostawcy hurt hurtowa hurtowy zysk
  nákup nákupní nakup nakupni marže marze dodavatel zisk nákupná dodávateľ marža velkoobchodní
  inköp inköpspris kostnad inköpskostnad marginal leverantör grossist grossistpris vinst omsättning
  innkjøp innkjøpspris kostpris leverandør dekningsgrad engrospris indkøb indkøbspris dækningsbidrag dækningsgrad
  fortjeneste omsætning omsetning
  hankintahinta ostohinta toimittaja tukkuhinta myyntikate liikevaihto
  закуп закупка закупочная закупочный себестоимость маржа наценка поставщик оптовая оптовый опт прибыль выручка
  закупівля закупівельна собівартість постачальник націнка гуртова прибуток
  κόστος αγοράς προμηθευτής χονδρική χονδρικής κέρδος
  maliyet maliyeti alış alis tedarikçi tedarikci toptan ciro
  beszerzési beszerzés beszállító nagyker árrés
  achiziție achizitie furnizor adaos angro
  التكلفة تكلفة الشراء شراء المورد الجملة
  עלות ספק רווח קנייה סיטונאי
`;

/** Several words of which each alone means something harmless: a lamp has internal dimensions, a shop stock. */
const phrases = `
  stock location|stock place|stock bin|bin location|bin number|warehouse location|storage location|internal note|
  internal notes|internal comment|internal comments|internal remark|internal remarks|internal reference|private note|
  whole sale|buy price|buying price|supply price|buy in price|trade price|net price|landed price|
  interne notiz|interne bemerkung|prix de gros|prix pro|prix professionnel|prix de revient|note interne|emplacement de stock|chiffre d affaires|
  nota interna|prezzo netto|precio neto|preço de compra|interne notitie|notatka wewnętrzna|места хранения|складское место
`;

/** Scripts that write no spaces between words: these parts of a name. */
const unspacedParts =
  /原価|仕入|卸値|卸売|粗利|利益|成本|进价|進價|进货|進貨|采购|採購|批发|批發|利润|利潤|毛利|供应商|供應商|원가|매입|공급가|공급업체|공급사|도매|마진|ต้นทุน|กำไร|ราคาส่ง/;

const listed = (text: string, mark: string | RegExp): readonly string[] =>
  text
    .split(mark)
    .map((entry) => entry.trim().normalize())
    .filter((entry) => entry !== '');

const confidentialWords: ReadonlySet<string> = new Set(listed(words, /\s+/));
const confidentialPhrases = listed(phrases, '|').map((phrase) => ` ${phrase} `);

/**
 * Whether a column, by its name as the file writes it, is the shop's own business: `cost_price`, `EK`, `Prix d'achat`.
 * `Costume` and `Week` are not.
 */
export const isConfidential = memoize((name): boolean => {
  const parts = wordsOfName(name);
  const spaced = ` ${parts.join(' ')} `;
  return (
    parts.some((part) => confidentialWords.has(part)) ||
    confidentialPhrases.some((phrase) => spaced.includes(phrase)) ||
    unspacedParts.test(name)
  );
});
