/** The tests of searches in scripts and languages other than English, which run on every engine. */
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aProduct, testOutline } from './a-catalogue';
import type { OpenEngine } from './listing-contract';
import { aQuery, idsOf } from './open-test-catalogue';

const scripts = {
  thai: 'กระเป๋าหนังผู้หญิงสีดำ',
  japanese: 'レディースレザートートバッグ 黒',
  sofa: '北欧ソファー 2人掛け',
  chinese: '女士真皮手提包黑色',
  khmer: 'កាបូបស្បែក',
  lao: 'ກະເປົາຫນັງ',
  korean: '천연 가죽 소파',
  hindi: 'चमड़े का बैग',
  arabic: 'أَرِيكَة مخمليّة حمراء',
  persian: 'کیف چرمی',
  hebrew: 'מנורת שׁוּלְחָן',
  turkish: 'IŞIKLI AYNA',
  russian: 'Ёлочная игрушка',
  danish: 'Tørklæde i uld',
  german: 'Fußmatte',
};
type Script = keyof typeof scripts;
const inScripts = Object.entries(scripts).map(([id, title], place) =>
  aProduct({ id, title, popularity: place }),
);

function findsWordsOfEveryScript(open: OpenEngine): void {
  let engine: ListingEngine;
  beforeAll(async () => {
    engine = await open({ outline: testOutline, products: inScripts });
  });

  it.each<[string, string, Script[]]>([
    ['a Thai word within a text without spaces', 'กระเป๋า', ['thai']],
    ['two Thai words as one', 'กระเป๋าหนัง', ['thai']],
    ['a Japanese word within a text without spaces', 'トートバッグ', ['japanese']],
    ['kana of half the width', 'ﾄｰﾄﾊﾞｯｸﾞ', ['japanese']],
    ['katakana without the long vowel at the end', 'ソファ', ['sofa']],
    ['numbers of full width', '２人掛け', ['sofa']],
    ['a Chinese word within a text without spaces', '手提包', ['chinese']],
    ['Chinese words in another order', '黑色手提包', ['chinese']],
    ['a Khmer word', 'ស្បែក', ['khmer']],
    ['a Lao word', 'ຫນັງ', ['lao']],
    ['a Korean word', '소파', ['korean']],
    ['a Hindi word', 'बैग', ['hindi']],
    ['Arabic without marks, and with the other end', 'اريكه', ['arabic']],
    ['Arabic that is stretched', 'حمـــراء', ['arabic']],
    ['Persian with Arabic letters', 'كيف', ['persian']],
    ['Hebrew without marks', 'שולחן', ['hebrew']],
    ['Turkish in small letters', 'ışıklı', ['turkish']],
    ['Turkish without its own letters', 'isikli', ['turkish']],
    ['Russian without the dots', 'елочная', ['russian']],
    ['Danish without its own letters', 'torklaede', ['danish']],
    ['German with two s', 'fussmatte', ['german']],
  ])('finds %s', async (_, term, ids) => {
    const page = await engine.query(aQuery({ base: { kind: 'search', term } }));
    expect(page).toMatchObject({ found: true });
    expect(idsOf(page)).toEqual(ids);
  });
}

/** The first of each has what the search names; the next is for it, or of another kind, and more popular. */
const catalogues: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Canapé d’angle en velours gris',
    'Housse pour canapé d’angle',
    'Chaises en chêne, lot de 2',
    'Terrine au champagne',
    'Champagne brut 75 cl',
    'L’Oréal shampoing',
    'Lot de 4 tabourets',
    'Coussin tabouret',
  ],
  es: ['Sofá cama de tela', 'Funda para sofá', 'Sillas de comedor', 'Lámpara de pie'],
  it: ['Divano letto grigio', 'Fodera per divano', 'Sedie da cucina', 'Bottiglia d’acqua'],
  pt: ['Sofá de canto cinza', 'Capa para sofá', 'Cadeiras de jantar'],
  de: [
    'Ecksofa in Grau',
    'Bezug für Sofa',
    'Esstisch aus Eiche',
    'Stühle, 2er-Set',
    'Hängeleuchte schwarz matt',
    'Birne für Hängeleuchte',
    'Schaufel',
    'Rotwein',
    'Schwein aus Holz',
  ],
  nl: ['Grijze bank', 'Hoes voor bank', 'Stoelen van eikenhout'],
  ar: ['كرسي من خشب', 'غطاء كرسي', 'أريكة حمراء'],
  th: ['ซันเบิร์ดกระถางดินเผา', 'NORDA โคมไฟตั้งโต๊ะ', 'ขาตั้งโคมไฟ'],
  zh: ['实木书桌', '木椅', '铁艺吊灯', '灯泡'],
};

function findsWordsInTheirLanguages(open: OpenEngine): void {
  const engines: Record<string, ListingEngine> = {};
  beforeAll(async () => {
    for (const [language, titles] of Object.entries(catalogues))
      engines[language] = await open({
        outline: { ...testOutline, language },
        products: titles.map((title, at) => aProduct({ id: String(at), title, popularity: at })),
      });
  });

  it.each<[string, string, string, string[]]>([
    ['the thing before what is for it', 'fr', 'canapé', ['0', '1']],
    ['a drink before what is made with it', 'fr', 'champagne', ['4', '3']],
    ['a plural by its singular', 'fr', 'chaise', ['2']],
    ['without small words', 'fr', 'chaise de chêne', ['2']],
    ['a word behind an elided one', 'fr', 'angle', ['1', '0']],
    ['a term with an elided word', 'fr', "canapé d'angle gris", ['0']],
    ['a name without its apostrophe', 'fr', 'loreal', ['5']],
    ['a name with its apostrophe', 'fr', "L'Oréal", ['5']],
    ['the thing before what is for it', 'es', 'sofa', ['0', '1']],
    ['a plural by its singular', 'es', 'silla comedor', ['2']],
    ['the thing before what is for it', 'it', 'divano', ['0', '1']],
    ['a plural by its singular', 'it', 'sedia', ['2']],
    ['a word behind an elided one', 'it', 'acqua', ['3']],
    ['the thing before what is for it', 'pt', 'sofá', ['0', '1']],
    ['a plural by its singular', 'pt', 'cadeira', ['2']],
    ['a plural by its singular', 'de', 'stuhl', ['3']],
    ['a singular by its plural', 'de', 'Esstische', ['2']],
    ['without small words', 'de', 'Esstisch mit Eiche', ['2']],
    ['what there are several of before what is for it', 'fr', 'tabouret', ['6', '7']],
    ['a thing by the end of its name', 'de', 'Sofa', ['0', '1']],
    ['a plural by the end of its name', 'de', 'Tische', ['2']],
    ['the thing before how it is', 'de', 'Leuchte', ['4', '5']],
    ['a word without its dots', 'de', 'Haengeleuchte', ['4', '5']],
    ['a singular by its plural', 'de', 'Schaufeln', ['6']],
    ['no word that only ends alike', 'de', 'Wein', ['7']],
    ['a plural by its singular', 'nl', 'stoel', ['2']],
    ['the thing before what is for it', 'ar', 'الكرسي', ['0', '1']],
    ['a word behind an unknown name', 'th', 'กระถาง', ['0']],
    ['the thing behind a brand in other letters', 'th', 'โคมไฟ', ['1', '2']],
    ['a thing by the end of its name', 'zh', '桌', ['0']],
    ['a thing with its ending', 'zh', '桌子', ['0']],
    ['a thing with its ending', 'zh', '椅子', ['1']],
    ['a thing by the end of its name', 'zh', '灯', ['2']],
  ])('finds %s (%s: %s)', async (_, language, term, ids) => {
    const page = await engines[language]?.query(aQuery({ base: { kind: 'search', term } }));
    expect(page && idsOf(page)).toEqual(ids);
  });
}

/** To be called within a `describe`. */
export function keepsTheLanguageContract(open: OpenEngine): void {
  findsWordsOfEveryScript(open);
  findsWordsInTheirLanguages(open);
}
