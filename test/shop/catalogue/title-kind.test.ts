import { grammarOf } from '../../../shop/catalogue/languages';
import { readCategoryKind, readTitleKinds } from '../../../shop/catalogue/title-kind';
import { readSearchTerm } from '../../../shop/catalogue/search-term';

const kindsOf = (title: string, brand = 'Acme', colours: readonly string[] = []) =>
  readTitleKinds({ title, brand: { name: brand }, attributes: { colours } });

describe('what a product is by its title', () => {
  it.each<[string, readonly string[]]>([
    ['Alder Oak Coffee Table', ['table']],
    ['Alder Lamp Table', ['table']],
    ['Cover for Corner Sofa', ['cover']],
    ['Chair with Armrests', ['chair']],
    ['Mirror, round, 60 cm', ['mirror']],
    ['Basmati Rice 5 kg', ['rice']],
    ['Socks (Pack of 3)', ['socks']],
    ['Set of 2 Table Lamps', ['lamps']],
    ['Chest of Drawers', ['drawers']],
    ['Chest of 4 Drawers - White', ['drawers']],
    ['Bath Towel Set', ['towel', 'set']],
    ['Cup &amp; Saucer', ['cup', 'saucer']],
    ['Table and 4 chairs', ['table', 'chairs']],
    ['Almond & Rose Soap', ['soap']],
    ['Kurta and Pyjama Set', ['kurta', 'pyjama', 'set']],
    ['Hair Shampoo + Rose & Honey Conditioner', ['shampoo', 'conditioner']],
    ['Cow Ghee/Tuppa', ['ghee', 'tuppa']],
    ['Bar table, in/outdoor', ['table']],
    ['Table w/ 2 drawers', ['table']],
    ['<b>Café</b> Chair', ['chair']],
    ['3-seat sofa-bed', ['bed']],
    ['In-Ear Headphones', ['headphones']],
    ['', []],
    ['42', ['42']],
    ['— (!)', []],
  ])('%s', (title, kinds) => {
    expect(kindsOf(title)).toEqual(kinds);
  });

  it('leaves out the brand before a dash and the product’s own colour at the end', () => {
    expect(kindsOf('Sony - Wireless Headphones - Black', 'Sony')).toEqual(['headphones']);
    expect(kindsOf('Velvet Sofa Dark Green', 'Acme', ['Dark green'])).toEqual(['sofa']);
    expect(kindsOf('Velvet Sofa Dark Green')).toEqual(['green']);
  });
});

describe('what a product is in other languages', () => {
  it.each<[string, string, readonly string[]]>([
    ['fr', 'Acme Canapé gris et bleu', ['canape']],
    ['fr', 'Table et 4 chaises', ['table', 'chaises']],
    ['fr', 'Lot de 4 chaises', ['lot', 'chaises']],
    ['fr', 'Gâteau et crème fraîche', ['gateau']],
    ['de', 'Acme Lampe länger matt', ['lampe']],
    ['de', 'Tisch und 4 Stühle', ['tisch', 'stuhle']],
    ['de', 'lampe matt', ['matt']],
    ['th', 'NORDA เตารีด', ['เตารีด']],
  ])('%s: %s', (language, title, kinds) => {
    const product = { title, brand: { name: 'Acme' }, attributes: {} };
    expect(readTitleKinds(product, grammarOf(language))).toEqual(kinds);
  });

  it.each<[string, string, string | undefined]>([
    ['fr', 'Canapés et fauteuils', undefined],
    ['de', 'Tische und Stühle', undefined],
    ['es', 'Mesas y sillas', undefined],
    ['th', 'ทีวีและตู้เย็น', undefined],
    ['zh', '桌子和椅子', undefined],
    ['de', 'Tische', 'tische'],
  ])('%s: the category %s', (language, name, kind) => {
    expect(readCategoryKind(name, grammarOf(language))).toBe(kind);
  });
});

describe('what a category holds by its name', () => {
  it.each<[string, string | undefined]>([
    ['Corner Sofas', 'sofas'],
    ['2 Seater Sofas', 'sofas'],
    ['Chests of Drawers', 'drawers'],
    ["Women's Shoes", 'shoes'],
    ['Bags for Life', 'bags'],
    ['Sofas & Armchairs', undefined],
    ['Knives, Peelers', undefined],
    ['Cups/Mugs', undefined],
    ['Salt and Pepper', undefined],
    ['', undefined],
  ])('%s', (name, kind) => {
    expect(readCategoryKind(name)).toBe(kind);
  });
});

describe('the words of a search that name the thing', () => {
  it.each([
    ['desk for kids', 1],
    ['garden table for 4', 2],
    ['red sofa', 2],
    ['in ear headphones', 2],
    ['for kids', 1],
    ['', 0],
  ])('%s', (term, count) => {
    expect(readSearchTerm(term).head).toBe(count);
  });
});
