/** Files of products as different trades keep them, with what such files have in disorder. */
import { createChance, type Chance } from '../../../shop/pictures/chance';

type Cells = Readonly<Record<string, string | number>>;

const write = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

function table(products: number, rowOf: (at: number, chance: Chance) => Cells): string {
  const chance = createChance(7);
  const rows = Array.from({ length: products }, (_, at) => rowOf(at, chance));
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(write).join(','))
    .join('\n');
}

/** Several of a list, in any order. */
const some = (chance: Chance, list: readonly string[]): string =>
  list
    .filter(() => chance.is(0.35))
    .sort(() => chance.next() - 0.5)
    .join(', ');

const eanOf = (at: number): string => String(5_901_234_000_000 + at * 7919);

const furniture = (products: number): string =>
  table(products, (at, chance) => {
    const kind = chance.pick(['Sofa', 'Table', 'Chair', 'Shelf', 'Lamp']);
    const width = chance.below(200) + 40;
    return {
      SKU: `FU-${1000 + at}`,
      Name: `${chance.pick(['Oslo', 'Bergen', 'Turku', 'Malmo'])} ${kind} ${at}`,
      Price: `${(chance.below(900) + 29).toFixed(2)} GBP`,
      Brand: chance.pick(['Nordhus', 'Halden', 'Softly']),
      Category: `Furniture > ${kind}s`,
      Width: chance.is(0.2) ? `${width * 10} mm` : `${width} cm`,
      'Height (cm)': chance.is(0.1) ? 'N/A' : chance.below(150) + 30,
      Weight: `${(chance.below(400) / 10 + 1).toFixed(1).replace('.', ',')} kg`,
      Color: chance.pick([
        'Natural Oak',
        'Black/White',
        'off-white',
        'Gunmetal',
        'Dark Grey',
        'Dunkelblau',
        'grey melange',
        'Xyloblast',
      ]),
      Material: chance.pick([
        'Oak',
        'oak',
        'Steel',
        'Velvet',
        'null',
        'Oak, Steel',
        'Steel, Velvet, Oak',
        'Velvet, Oak',
      ]),
      'Assembly required': chance.pick(['yes', 'no', '']),
      Seats: kind === 'Sofa' ? chance.pick(['2', '3', '10']) : '-',
      EAN: eanOf(at),
      'Article number': 704_000 + at,
      Country: 'Sweden',
      Care: `Wipe with a damp cloth, then dry it. Do not use any polish on part ${at} of this piece, please.`,
    };
  });

const electronics = (products: number): string =>
  table(products, (at, chance) => ({
    id: `EL${at}`,
    title: `${chance.pick(['Vision', 'Pixel', 'Aero'])} ${chance.pick(['TV', 'Monitor'])} ${at}`,
    price: (chance.below(1500) + 99.99).toFixed(2),
    currency: 'GBP',
    manufacturer: chance.pick(['Norvik', 'Tessel', 'Quorra']),
    category: chance.pick(['Televisions', 'Monitors']),
    'Screen Size': `${chance.pick([24, 27, 32, 40, 43, 50, 55, 65, 75])}"`,
    RAM: chance.pick(['512 MB', '1 GB', '2 GB', '16 GB']),
    'Power consumption': `${chance.below(300) + 20} W`,
    'Refresh rate': chance.pick(['60 Hz', '100 Hz', '120 Hz', '144 Hz']),
    'Dishwasher safe': 'FALSE',
    Bluetooth: chance.pick(['TRUE', 'FALSE']),
    'Smart TV': chance.pick(['1', '0']),
    'HDMI ports': chance.pick(['1', '2', '3', '4']),
    Resolution: chance.pick(['Full HD', '4K UHD', '8K', 'n/a']),
    'Energy class': chance.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
    'Model code': `MX-${chance.below(90_000) + 10_000}-${at}`,
    colour: chance.pick(['Space Grey', 'Black', 'Jet Black', 'Silver', 'Titanium Grey']),
  }));

const fashion = (products: number): string =>
  table(products, (at, chance) => {
    const kind = chance.pick(['Shirt', 'Dress', 'Shoe', 'Romper']);
    const sizes: Readonly<Record<typeof kind, readonly [string, ...string[]]>> = {
      Shirt: ['S', 'M', 'L', 'XL', 'XXL', 'XS'],
      Dress: ['36', '38', '40', '42', '44', '46'],
      Shoe: ['37', '38.5', '39', '41', '43', '45.5', '47', '35', '36.5'],
      Romper: ['0-3 months', '3-6 months', '6–12 months', '12-18 months', '2-3 years'],
    };
    return {
      product_id: `FA${at}`,
      product_name: `${chance.pick(['Linen', 'Silk', 'Jersey'])} ${kind} ${at}`,
      price: `£${chance.below(120) + 9}`,
      brand: chance.pick(['Ada', 'Bea', 'Cleo']),
      categories: `Fashion > ${kind}s`,
      color: chance.pick([
        'Navy Blue',
        'NAVY BLUE',
        'White',
        'Blush Pink',
        'Burgundy',
        'Black & White',
        'Multi-Colour',
        'Light Blue',
        'Olive green',
      ]),
      size: chance.pick(sizes[kind]),
      gender: chance.pick(['Women', 'Men', 'Kids', 'women']),
      tags: some(chance, ['summer', 'organic', 'cotton', 'sale', 'new in', 'vegan']),
      'Care instructions': chance.pick(['Machine wash', 'Hand wash', 'Dry clean']),
      organic: chance.pick(['Yes', 'No']),
      'Sole height (mm)': kind === 'Shoe' ? chance.below(60) + 10 : '',
      Season: 'Spring',
    };
  });

const groceries = (products: number): string =>
  table(products, (at, chance) => {
    const isDrink = chance.is(0.3);
    return {
      sku: `GR${at}`,
      name: `${chance.pick(['Golden', 'Farm', 'Valley'])} ${isDrink ? 'Juice' : 'Muesli'} ${at}`,
      price: (chance.below(900) / 100 + 0.5).toFixed(2),
      vendor: chance.pick(['Mill & Co', 'Orchard']),
      category: isDrink ? 'Drinks > Juices' : 'Food > Cereals',
      weight: isDrink
        ? ''
        : chance.pick([
            `${(chance.below(40) + 1) * 25} g`,
            `${(chance.below(40) + 1) / 10} kg`,
            `${(chance.below(19) + 1) * 50}g`,
          ]),
      Volume: isDrink
        ? chance.pick([`${(chance.below(30) + 1) * 50} ml`, '1.5 L', '0,75 l', '33 cl'])
        : 'NA',
      Allergens: some(chance, ['Gluten', 'Nuts', 'Milk', 'Soy']) || 'none',
      Vegan: chance.pick(['Y', 'N']),
      'Fat (g)': (chance.below(300) / 10).toFixed(1),
      'Best before': `2027-0${chance.below(9) + 1}-1${chance.below(9)}`,
      'Batch no': `L${chance.below(100_000)}-${at}`,
    };
  });

const books = (products: number): string =>
  table(products, (at, chance) => ({
    id: `B${at}`,
    title: `${chance.pick(['The Last', 'A Small', 'My'])} ${chance.pick(['River', 'Garden', 'Winter'])} ${at}`,
    price: (chance.below(2500) / 100 + 4).toFixed(2),
    'Book code (ISBN)': `978-0-${chance.below(900) + 100}-${10_000 + at}-${chance.below(10)}`,
    isbn13: `978${1_000_000_000 + at * 3}`,
    Author: chance.pick([
      'Woolf, Virginia',
      'Austen, Jane',
      'Homer',
      'Eliot, George',
      'Smith, Jane',
      'Smith, Zadie',
      'Austen, Jane; Woolf, Virginia',
    ]),
    Pages: chance.below(900) + 60,
    Format: chance.pick(['Hardback', 'Paperback', 'hardback', 'eBook']),
    Language: chance.pick(['English', 'German', 'French']),
    'Publication year': 1950 + chance.below(75),
    'Reading age': chance.pick(['0-2 years', '3-5 years', '6-8 years', '9-12 years', '13+ years']),
    category: chance.pick(['Fiction', 'Poetry', 'History']),
    Series: chance.is(0.02) ? 'Rivers' : '',
    Blurb: `It begins in ${at}.`,
  }));

export const trades = { furniture, electronics, fashion, groceries, books } as const;
