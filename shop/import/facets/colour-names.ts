import { withoutAccents } from '../products/without-accents';

/** Colours of names that retailers use and the page's own map (src/filters/options/colour-swatches.ts) lacks. */
export const colourNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    almond: '#e6d5c0',
    amber: '#d88b1d',
    anthracite: '#383b40',
    apricot: '#f6b48a',
    aqua: '#4fc3c7',
    ash: '#b9b4aa',
    aubergine: '#4b2840',
    'baby blue': '#b3d3ec',
    'baby pink': '#f6c6d2',
    beech: '#d9b588',
    berry: '#8e2f52',
    birch: '#e3cda6',
    'bottle green': '#14472f',
    brass: '#b99a4b',
    camel: '#c19a6b',
    caramel: '#b87a45',
    cerise: '#cf2f6b',
    champagne: '#efdcb8',
    cherry: '#9b2335',
    chocolate: '#4e2e20',
    clear: '#f0f5f6',
    cobalt: '#1f4aa8',
    coffee: '#5b3f2e',
    cognac: '#9a5b32',
    concrete: '#a8a8a4',
    crimson: '#a8172f',
    cyan: '#1fb6d1',
    denim: '#3b5f8a',
    'duck egg': '#c5dcd8',
    ebony: '#2a2322',
    ecru: '#e9dfc7',
    eggshell: '#f3ecdc',
    emerald: '#0b7f57',
    espresso: '#3b2820',
    'forest green': '#23502f',
    fuchsia: '#cf2a8f',
    ginger: '#b5622b',
    graphite: '#45484c',
    greige: '#bfb5a5',
    gunmetal: '#4a5157',
    honey: '#d9a03f',
    'hot pink': '#ec4a94',
    indigo: '#34317c',
    iron: '#55585b',
    ivory: '#f7f1e1',
    jade: '#3f9c7a',
    khaki: '#8d8459',
    latte: '#c7aa8b',
    lavender: '#b9a9d9',
    lemon: '#f7e463',
    lime: '#a4cf3a',
    linen: '#e9dfcf',
    magenta: '#c4257f',
    mahogany: '#5c2b1e',
    maroon: '#6a1b2a',
    mauve: '#a98aa8',
    melange: '#a5a7aa',
    midnight: '#1a2340',
    mocha: '#7a5a47',
    mushroom: '#b7a898',
    nickel: '#b6b5ae',
    nude: '#e2bfa6',
    oak: '#c59d6d',
    oatmeal: '#dacfb9',
    ochre: '#c4872b',
    'off white': '#f6f2e7',
    onyx: '#25262a',
    oyster: '#ddd5c7',
    peach: '#f8c3a2',
    pearl: '#eeeae0',
    petrol: '#17525f',
    pewter: '#8b8d8c',
    pine: '#d9b382',
    platinum: '#dcdcd8',
    plum: '#5f2a51',
    raspberry: '#b32454',
    rose: '#d98a97',
    'rose gold': '#cf9a88',
    'royal blue': '#2747b0',
    ruby: '#99142f',
    rust: '#a4492a',
    sand: '#d9c5a0',
    sapphire: '#1d3f91',
    scarlet: '#c3202f',
    'sky blue': '#8fc1e6',
    slate: '#5d6972',
    smoke: '#9b9fa1',
    steel: '#b4b9bd',
    stone: '#c9bfae',
    taupe: '#8f8074',
    teak: '#a8703f',
    terracotta: '#c4623f',
    titanium: '#8e8d89',
    tobacco: '#7a5230',
    transparent: '#f0f5f6',
    vanilla: '#f4e8c8',
    violet: '#6f45a5',
    walnut: '#6b4a33',
    wenge: '#45362f',
    wheat: '#e4cd9f',
    wine: '#661f33',
  }),
);

/** A name as the words below are compared: letters that no accent makes are the plain ones too. */
export const foldColour = (text: string): string =>
  withoutAccents(text)
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i');

/** The words of languages for a colour that has its name above or in the page's map, and its other spellings. */
const wordsOf: Readonly<Record<string, string>> = {
  black:
    'blk schwarz noir noire nero nera negro negra preto preta zwart zwarte czarny czarna czarne cerny cerna cerne ' +
    'cierny cierna fekete negru neagra svart svarta sort musta черный черная черное чорний чорна чорне μαυρο μαυρη ' +
    'siyah 黒 黒色 ブラック 黑 黑色 검정 검정색 블랙 أسود שחור ดำ สีดำ',
  white:
    'wht weiss blanc blanche bianco bianca blanco blanca branco branca wit witte bialy biala biale bily bila bile ' +
    'biely biela feher alb alba vit vita hvit hvid valkoinen белый белая белое білий біла біле λευκο λευκη ασπρο ' +
    'beyaz 白 白色 ホワイト 흰색 화이트 أبيض לבן ขาว สีขาว',
  grey:
    'grau gris grigio grigia cinza cinzento grijs grijze szary szara szare sedy seda siva sivy szurke gri gra grå ' +
    'harmaa серый серая серое сірий сіра сіре γκρι グレー 灰色 灰 회색 그레이 رمادي אפור เทา สีเทา',
  red:
    'rot rouge rosso rossa rojo roja vermelho vermelha rood rode czerwony czerwona czerwone cerveny cervena ' +
    'piros rosu rosie rod roda punainen красный красная красное червоний червона червоне κοκκινο kirmizi 赤 赤色 ' +
    'レッド 红色 紅色 红 빨강 빨간색 레드 أحمر אדום แดง สีแดง',
  blue:
    'blau bleu bleue blu azzurro azul blauw blauwe niebieski niebieska niebieskie modry modra modre kek albastru ' +
    'blå bla sininen синий синяя синее голубой синій синя синє блакитний μπλε mavi 青 青色 ブルー 蓝色 藍色 蓝 ' +
    '파랑 파란색 블루 أزرق כחול น้ำเงิน สีน้ำเงิน ฟ้า สีฟ้า',
  navy: 'marine marineblau granatowy granatowa lacivert marinho ネイビー 네이비 藏青色 كحلي',
  green:
    'grun vert verte verde groen groene zielony zielona zielone zeleny zelena zelene zold gron grønn gronn vihrea ' +
    'зеленый зеленая зеленое зелений зелена зелене πρασινο yesil 緑 緑色 グリーン 绿色 綠色 绿 초록 초록색 녹색 그린 ' +
    'أخضر ירוק เขียว สีเขียว',
  yellow:
    'gelb jaune giallo gialla amarillo amarilla amarelo amarela geel gele zolty zolta zolte zluty zluta zlty sarga ' +
    'galben gul keltainen желтый желтая желтое жовтий жовта жовте κιτρινο sari 黄 黄色 イエロー 노랑 노란색 أصفر ' +
    'צהוב เหลือง สีเหลือง',
  orange:
    'arancione naranja laranja oranje pomaranczowy pomaranczowa oranzovy oranzova narancs portocaliu oranssi ' +
    'оранжевый оранжевая помаранчевий πορτοκαλι turuncu オレンジ 橙色 주황 주황색 برتقالي כתום ส้ม สีส้ม',
  pink:
    'rosa rosado roze rozowy rozowa rozowe ruzovy ruzova rozsaszin roz pinkki vaaleanpunainen розовый розовая ' +
    'розовое рожевий рожева ροζ pembe ピンク 粉色 粉红色 분홍 분홍색 핑크 وردي ורוד ชมพู สีชมพู',
  purple:
    'lila violett pourpre viola morado morada roxo roxa paars paarse fioletowy fioletowa fialovy fialova mov lilla ' +
    'violetti фиолетовый фиолетовая фіолетовий μωβ mor 紫 紫色 パープル 보라 보라색 퍼플 بنفسجي סגול ม่วง สีม่วง',
  brown:
    'braun brun brune marron marrone marrom castanho bruin bruine brazowy brazowa brazowe hnedy hneda barna maro ' +
    'ruskea коричневый коричневая коричневое коричневий καφε kahverengi 茶 茶色 ブラウン 棕色 褐色 咖啡色 갈색 브라운 ' +
    'بني חום น้ำตาล สีน้ำตาล',
  beige:
    'bezowy bezowa bezowe bezovy bezova bezs bej beigea beesi бежевый бежевая бежевое бежевий μπεζ ベージュ 米色 ' +
    '베이지 بيج בז เบจ สีเบจ',
  gold:
    'golden or dore doree oro dorato dorada dorado dourado goud gouden zloty zlota zlote zlaty zlata arany auriu ' +
    'guld gull kulta золотой золотая золото золотий χρυσο altin ゴールド 金 金色 골드 금색 ذهبي זהב ทอง สีทอง',
  silver:
    'alu aluminium aluminum silber argent argente argento plata plateado prata prateado zilver zilveren srebrny ' +
    'srebrna stribrny stribrna strieborny ezust argintiu solv sølv hopea серебряный серебро серебристый срібний ' +
    'ασημι gumus シルバー 银色 銀色 은색 실버 فضي כסף เงิน สีเงิน',
  turquoise:
    'turkis turquesa turchese turkusowy turkusowa tyrkysovy tyrkysova turkiz turcoaz turkos бирюзовый бірюзовий ' +
    'τιρκουαζ turkuaz ターコイズ 青绿色 터키석 فيروزي',
  cream:
    'creme krem kremowy kremova kremowa crema panna krémový smetanova krem rengi кремовый クリーム 奶油色 크림',
  burgundy:
    'burgunder bordeaux bordo bordowy bordowa vinova bordó бордовый бордовий ボルドー 酒红色 버건디',
  olive: 'oliv oliwkowy olivova oliva verde-oliva オリーブ 橄榄色 올리브 زيتي',
  oak: 'eiche chene rovere roble carvalho eik dab dub tolgy stejar ek tammi дуб',
  walnut: 'nussbaum noyer noce nogal nogueira notelaar orzech orech dio nuc valnot ceviz орех',
  multi:
    'assorted colourful heather-mix mehrfarbig bunt mixed multicolor multicolore multicolour rainbow wielokolorowy ' +
    'vicebarevny tobbszinu flerfarget flerfarvet monivarinen разноцветный многоцветный マルチカラー 多色 彩色',
  natural:
    'natur naturel naturelle naturale naturell naturalny naturalna prirodni natuurlijk натуральный ナチュラル',
  melange: 'heather',
  'off white': 'offwhite',
  'stainless steel': 'inox edelstahl',
};

export const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries(wordsOf).flatMap(([name, words]) =>
    words.split(' ').map((word) => [foldColour(word), name] as const),
  ),
);

/** Words that say how a colour is, where another follows: "Natural Black" is black. */
export const isWeak = (word: string): boolean => (otherNames.get(word) ?? word) === 'natural';
