/** The columns of a WooCommerce export in the languages that it names them in. */
import { memoize } from '../../../../src/lib/memoize';
import { fieldKey } from '../row';

const english = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'In stock?',
  'Stock',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Attribute %d name',
  'Attribute %d value(s)',
  'Brands',
];

/**
 * Each in the order above, with a stroke between names of different years:
 * https://translate.wordpress.org/projects/wp-plugins/woocommerce/
 */
const translations = [
  `ID|Typ|Katalogové číslo|Jméno|Publikovaný|Viditelnost v katalogu|Krátký popis|Popis|Sleva začíná dne|
   Sleva končí dne|Skladem?|Sklad|Cena po slevě|Běžná cena|Kategorie|Štítky|Obrázky|Nadřazené|
   Název %d vlastnosti|Hodnota(y) %d vlastnosti|Značky`,
  `ID|Type|Varenummer|Navn|Udgivet|Synlighed i katalog (shoppens frontend)|Kort beskrivelse|Beskrivelse|
   Den dato hvor tilbudsprisen starter|Den dato hvor tilbudsprisen slutter|På lager?|Lager|Tilbudspris|
   Normalpris|Kategorier|Tags|Billeder|Forældre|Egenskab %d navn|Egenskab %d værdi(er)|Mærker`,
  `ID|Typ|Artikelnummer|Name|Veröffentlicht|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|
   Anfangsdatum des Verkaufspreises/Datum, an dem Angebotspreis beginnt|
   Datum, an dem Angebotspreis endet/Enddatum des Verkaufspreises|Vorrätig?|Lager/Bestand|Angebotspreis|
   Regulärer Preis|Kategorien|Schlagwörter|Bilder|Übergeordnetes Produkt|Attribut %d Name|Attribut %d Wert(e)|
   Marken`,
  `ID|Τύπος|Κωδικός προϊόντος|Όνομα|Δημοσιευμένο|Ορατότητα στον κατάλογο|Σύντομη περιγραφή|Περιγραφή|
   Ημερομηνία έναρξης εκπτωτικής τιμής|Ημερομηνία λήξης εκπτωτικής τιμής|Σε απόθεμα;|Απόθεμα|Τιμή προσφοράς|
   Κανονική τιμή|Κατηγορίες|Ετικέτες|Εικόνες|Γονέας|Όνομα ιδιότητας %d|Τιμή(ές) ιδιότητας %d|Μάρκες`,
  `ID|Tipo|SKU|Nombre|Publicado|Visibilidad en el catálogo|Descripción corta|Descripción|
   Día en que empieza el precio rebajado|Día en que termina el precio rebajado|¿En inventario?/¿Existencias?|
   Inventario|Precio rebajado|Precio normal|Categorías|Etiquetas|Imágenes|Superior|Nombre del atributo %d|
   Valor(es) del atributo %d|Marcas`,
  `ID|Laji|Tuotetunnus (SKU)|Nimi|Julkaistu|Näkyvyys tuoteluettelossa|Lyhyt kuvaus|Kuvaus|
   Alennuksen aloituspäivä|Alennuksen päättymispäivä|Varasto?|Varasto|Alennettu hinta|Normaali hinta|Osastot|
   Avainsanat|Kuvat|Ylempi taso|Ominaisuus %d nimi|Ominaisuus %d arvo(t)|Tuotemerkit`,
  `ID|Type|UGS|Nom|Publié|Visibilité dans le catalogue|Description courte|Description|Date de début de promo|
   Date de fin de promo|En stock ?|Stock|Tarif promo|Tarif régulier|Catégories|Étiquettes|Images|Parent|
   Nom de l'attribut %d|Valeur(s) de l'attribut %d|Marques`,
  `מזהה|סוג|מק"ט|שם|פורסם|נראות בקטלוג|תיאור קצר|תיאור|תאריך התחלה של מחיר המבצע|תאריך סיום של מחיר המבצע|
   במלאי?|מלאי|מחיר מבצע|מחיר רגיל|קטגוריות|תגיות|תמונות|אב|שיוך %d שמות|שיוך %d ערכים|מותגים`,
  `Azonosító|Típus|Cikkszám|Név|Közzétéve|Látható a katalógusban|Rövid leírás|Leírás|Akciós ár első napja|
   Akciós ár utolsó napja|Raktáron?|Készlet|Akciós ár|Normál ár|Kategória|Címkék|Képek|Szülő|
   Tulajdonság neve %d|Tulajdonság (%d) értéke(i)|Márkák`,
  `ID|Tipe|SKU|Nama|Telah Terbit|Kenampakan pada katalog|Deskripsi singkat|Deskripsi|
   Tanggal harga diskon dimulai|Tanggal harga diskon berakhir|Stok tersedia?|Stok|Harga obral|Harga normal|
   Kategori|Tag|Gambar-gambar|Induk|Nama atribut %d|Nilai Atribut %d|Merek`,
  `ID|Tipo|COD|Nome|Pubblicato|Visibilità nel catalogo|Breve descrizione|Descrizione|
   Data di partenza del prezzo in saldo|Data in cui termina l'offerta|In stock?|Magazzino|Prezzo in offerta|
   Prezzo di listino|Categorie|Tag|Immagine|Genitore|Attributo %d nome|Attributo %d valuta(e)|Marchi`,
  `ID|タイプ|SKU|名前|公開済み|カタログでの表示|簡単な説明|説明|セール価格の開始日|セール価格の終了日|在庫の有無|在庫|セール価格|標準価格|カテゴリー|タグ|画像|親|属性 %d の名前|
   属性 %d の値|ブランド`,
  `ID|형식|SKU|이름|발행됨|카탈로그에 표시 여부|간단한 설명|설명|판매 가격 시작 날짜|판매 가격 종료 날짜|재고가 있나요?|재고|할인 가격|정상 가격|카테고리|태그|이미지|상위|
   속성 %d 이름|속성 %d 값|브랜드`,
  `ID|Type|Varenummer|Navn|Publisert|Synlighet i katalogen|Kort beskrivelse|Beskrivelse|
   Startdato for utsalgspris|Sluttdato for utsalgspris|På lager?|Lager|Utsalgspris|Ordinær pris|Kategorier|
   Stikkord|Bilder|Forelder|Attributt %d navn|Attributt %d verdi(er)|Merker`,
  `ID|Type|Artikelnummer|Naam|Gepubliceerd|Zichtbaarheid in catalogus|Korte omschrijving|Beschrijving|
   Startdatum actieprijs|Einddatum actieprijs|Op voorraad?|Voorraad|Actieprijs|Reguliere prijs|Categorieën|
   Tags|Afbeeldingen|Hoofd|Naam eigenschap %d|Waarde eigenschap %d|Merken`,
  `ID|Typ|SKU|Nazwa|Opublikowano/Opublikowany|Widoczność w katalogu|Krótki opis|Opis|Data rozpoczęcia promocji|
   Data zakończenia promocji|W magazynie?|Magazyn/Stan magazynowy|Cena promocyjna|Cena|Kategorie|Tagi|Obrazki|
   Element nadrzędny/Rodzic|Nazwa atrybutu %d|Wartości atrybutu %d|Marki`,
  `ID|Tipo|REF/SKU|Nome|Publicado|Visibilidade no catálogo|Descrição curta|Descrição|
   Data de preço promocional começa em|Data de preço promocional termina em|Em estoque?|Estoque|
   Preço promocional|Preço|Categorias|Tags|Imagens|Ascendente/Pai|Nome do atributo %d|Valores do atributo %d|
   Marcas`,
  `ID|Tipo|REF|Nome|Publicado|Visibilidade no catálogo|Descrição breve|Descrição|
   Data de início do preço promocional|Data de término do preço promocional|Em stock?|Stock|Preço promocional|
   Preço normal|Categorias|Etiquetas|Imagens|Pai|Atributo %d nome|Atributo %d valor(es)|Marcas`,
  `ID|Tip|Cod Păstrare în Stoc|Nume|Publicat|Vizibilitate în catalog|Descriere scurtă|Descriere|
   Dată începere promoție|Dată încheiere promoție|În stoc?|Stoc|Preț de vânzare|Preț obișnuit:|Categorii|
   Etichete|Imagini|Părinte|Nume atribut %d|Valoare (valori) atribut %d|Branduri`,
  `ID|Тип|Артикул|Имя|Опубликован|Видимость в каталоге|Короткое описание/Краткое описание|Описание|
   Дата начала действия продажной цены/Дата начала действия скидки|
   Дата окончания действия продажной цены/Дата окончания действия скидки|В наличии?|Запасы|
   Акционная цена/Цена распродажи|Базовая цена|Категории|Метки|Изображения|Родительский|
   Имя атрибута %d/Название атрибута %d|Значение(-я) аттрибута(-ов) %d/Значения атрибутов %d|Бренды`,
  `ID|Typ|Katalógové číslo|Meno|Publikované|Viditeľnosť v katalógu|Krátky popis|Popis|Dátum začiatku zľavy|
   Dátum konca akciovej ceny|Na sklade?|Sklad|Cena po zľave|Normálna cena|Kategórie|Tagy|Obrázky|Nadradené|
   Meno vlastnosti %d|Hodnota(y) vlastnosti %d|Značky`,
  `ID|Typ|Artikelnr/Artikelnummer|Namn|Publicerad|Synlighet i katalog|Kort beskrivning|Beskrivning|
   Datum när reapriset börjar|Datum när reapriset upphör|I lager?|Lager/Lagersaldo|Reapris|Ordinarie pris|
   Kategorier|Etiketter|Bilder|Överordnad|Attribut %d namn|Attribut %d värde(n)|Varumärken`,
  `ID|ชนิด|รหัสสินค้า|ชื่อ|เผยแพร่แล้ว|การมองเห็นในแค็ตตาล็อก|คำอธิบายแบบย่อ|รายละเอียดเพิ่มเติม|
   วันเริ่มต้นลดราคา|วันสิ้นสุดการลดราคา|มีสินค้าในคลังสินค้า?|คลังสินค้า|ราคาที่ลด|ราคาปกติ|หมวดหมู่|
   ป้ายกำกับ|ไฟล์รูปภาพ|หลัก|ชื่อคุณสมบัติ %d|ค่าคุณสมบัติ %d|แบรนด์`,
  `Kimlik|Tür|Stok kodu (SKU)|İsim|Yayımlanmış|Katalogda görünürlük|Kısa açıklama|Açıklama|
   İndirimli fiyatın başladığı tarih|İndirimli fiyatın bittiği tarih|Stokta?|Stok|İndirimli satış fiyatı|
   Normal fiyat|Kategoriler|Etiketler|Görseller|Ebeveyn|Nitelik %d ismi|Nitelik %d değer(ler)i|Markalar`,
  `ID|Тип|Артикул|Ім'я/Назва|Опубліковано|Видимість в каталозі|Короткий опис|Опис|Початок акції|
   Завершення акції|В наявності?|Запас/Запаси|Ціна зі знижкою|Звичайна ціна|Категорії|Позначки|Зображення|
   Предок|Назва %d атрибуту|%d значення атрибуту|Бренди`,
  `ID|Loại|Mã sản phẩm|Tên|Đã đăng|Hiển thị trong danh mục|Mô tả ngắn|Mô tả|Ngày bắt đầu giảm giá|
   Ngày kết thúc giảm giá|Còn hàng?|Kho|Giá khuyến mãi|Giá bán thường|Danh mục|Từ khóa|Hình ảnh|Gốc|
   Tên thuộc tính %d|Giá trị thuộc tính %d|Thương hiệu`,
  `ID|类型|SKU|名称|已发布|在列表页可见|简短描述|描述|促销开始日期|促销截止日期|有货？|库存|促销价格|常规售价|分类|标签|图片|父级|属性 %d 名称|属性 %d 值|品牌`,
  `代碼|類型|貨號|名稱|已發佈|目錄的可見度|簡短內容說明|描述|折扣價開始日期|折扣價結束日期|有庫存？|庫存|折扣價|原價|分類|標籤|圖片|上層|屬性 %d 名稱|屬性 %d 值|品牌`,
];

/** An export writes the same name with either apostrophe. */
const keysOf = (names: string): readonly string[] =>
  names.split('/').flatMap((name) => {
    const key = fieldKey(name);
    return key.includes("'") ? [key, key.replaceAll("'", '\u2019')] : [key];
  });

type Columns = ReadonlyMap<string, readonly string[]>;

const languages: readonly Columns[] = [english.join('|'), ...translations].map((line) => {
  const names = line.split('|');
  return new Map(english.map((name, at) => [fieldKey(name), keysOf(names[at] ?? '')]));
});

const inAll = (column: string): readonly string[] => [
  ...new Set(languages.flatMap((names) => names.get(column) ?? [])),
];

const names: Columns = new Map(english.map(fieldKey).map((column) => [column, inAll(column)]));

/** The names of a column, by its English one: that comes first. */
export const namesOf = (column: string): readonly string[] => names.get(column) ?? [column];

/** What tells an export from a table of one's own, in each language. */
export const columnsOfExports: readonly (readonly string[])[] = languages.flatMap((column) =>
  ['published', 'parent'].flatMap((own) =>
    ['type', 'name', 'regular_price', own].reduce<readonly (readonly string[])[]>(
      (lists, one) =>
        lists.flatMap((list) => (column.get(one) ?? []).map((name) => [...list, name])),
      [[]],
    ),
  ),
);

const numbered = namesOf('attribute_%d_name').map((name) => name.split('%d'));

/** The number of an attribute of which this is the column of its name; undefined for another column. */
export const attributeOf = memoize((key): string | undefined => {
  for (const [before = '', after = ''] of numbered) {
    if (!key.startsWith(before) || !key.endsWith(after)) continue;
    const number = key.slice(before.length, key.length - after.length);
    if (/^\d{1,3}$/.test(number)) return number;
  }
  return undefined;
});

/** The columns that may have the values of the attribute with this number. */
export const valueColumnsOf = memoize((number): readonly string[] =>
  namesOf('attribute_%d_value(s)').map((name) => name.replace('%d', number)),
);
