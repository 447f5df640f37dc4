/** What the import proposes for a column of another name. */
import { fieldOf } from '../../../shop/import/products/column-names';
import { fieldKey } from '../../../shop/import/formats/row';
import { meantField } from '../../../shop/import/columns/meant-field';

it.each([
  ['Titel', 'title'],
  ['Tilte', 'title'],
  ['Nombre del producto', 'title'],
  ['full_name', 'title'],
  ['Nom de l’article', 'title'],
  ['Libellé', 'title'],
  ['اسم المنتج', 'title'],
  ['Όνομα προϊόντος', 'title'],
  ['ชื่อสินค้า', 'title'],
  ['מחיר', 'price'],
  ['ราคา', 'price'],
  ['Název', 'title'],
  ['Наименование', 'title'],
  ['Preis', 'price'],
  ['PRIX TTC', 'price'],
  ['Precio', 'price'],
  ['Preço', 'price'],
  ['Cena brutto', 'price'],
  ['Prices', 'price'],
  ['Sales price', 'price'],
  ['Old Price', 'was_price'],
  ['Streichpreis', 'was_price'],
  ['Artikel-Nr.', 'id'],
  ['ArtikelNr', 'id'],
  ['Código', 'id'],
  ['Product number', 'id'],
  ['Merk', 'brand'],
  ['Hersteller', 'brand'],
  ['Kategorie', 'category'],
  ['Catégorie', 'category'],
  ['Descripcion', 'description'],
  ['Lagerbestand', 'availability'],
  ['Brands', 'brand'],
  ['Descripton', 'description'],
])('"%s" may be the %s', (name, column) => {
  expect(fieldOf(fieldKey(name))).toBeUndefined();
  expect(meantField(name)).toBe(column);
});

it.each(
  'product,Produkt,Status,State,Store,Stores,Start,Order,Other,Offset,Range,Rank,Budget,Edge,Sale,Size,Style,Tags,Wash,Wax,Unit price,Base price,Product line,Product weight,Group name,Bild2,Image 2,Title 2,Linked,Session,Season,Shape,Year,MRP,Promo,Inventory policy,Created by,Weight,Height,Item group,Costume,Part,Rice,Prize'.split(
    ',',
  ),
)('"%s" may be anything', (name) => {
  expect(meantField(name)).toBeUndefined();
});
