/** The sample shop's brands, all invented, under the departments they sell in; the best known of each first. */
const namesByDepartment: Readonly<Record<string, string>> = {
  furniture:
    "Fenn & Harrow, Oakhollow, Lindqvist & Daughters, Marram, Bexcombe, Sorrelwood, Alderney Lane, Maison Orélie, Tilbrook, 1909 Joinery, Wickstead's, Hallamoor",
  home: 'Larkfield, Isla Venn, Petworthy, Fig & Fable, Casa Brívio, Lumenry, Quillstone, Windrose Textiles, Nordhavn Lys, Thistle & Thread, Ondine Home, Vesperlight',
  kitchen:
    "Copperwick, Saltbarn, Jules Armand, Kettle & Crumb, Tavola Verde, Brambledown, O'Dunmore, Skovgaard, Hobnail, Crème Norvane, Pestle Row, Uttley Forge",
  appliances:
    'Brandtvik, Aquilo, Hestrom, Volarra, Zephyra, Norrsund, Kelda, Dustan & Reeve, Fjellmark, Pressolo, Ultramont',
  technology:
    'Axiona, Pixelwright, Sonder Audio, Halcyon, Kitevale, Orbita, Nuvolo, Vantry, Echo Harbour, Lumen8, 8 Fathom, Quantrell',
  women:
    'Juniper Vale, Élodie Marsh, Sable & Sky, Wren Avery, Coralie, Ottoline, Rosehip Row, Larkspur London, Mirabeau, Violet Nash, Harrow Grey, Zinnia',
  men: 'Calder & Sons, Northbound, Hewitt Rowe, Anchor Mill, Fairweather, Ridgeley, Stannard, Tobias Penn, Yarrow Workwear, Grantham Cross, Brodie Lane, Kingsholt',
  sports:
    'Fellrunner, Summit & Sea, Velocet, Kaldero, Peakline, Trailwise North, Gripstone, Ascenda, Rivelin, Swiftshore, Exmoor Cycles, 42 Paces',
  garden:
    'Greenacre & Finch, Potting Shed Co., Emberly, Halden Outdoor, Sundial, Hedgerow, Terrazza Blu, Birchgate, Mowbray, Robin & Rake, Dunelark',
  kids: '3 Acorns, Little Otter, Pip & Clover, Bumblewood, Mooncup Bay, Tumbletown, Hopscotch Lane, Wee Heron, Paper Boat, Dandelion Days, Snugglewick, Jolly Fox',
};

/** Brands that sell in all departments. */
const everywhere = 'Everly & Co, Harbour Street, Plain & Simple';

export type SampleBrand = { readonly id: string; readonly name: string };

/** The id survives a round trip through a URL unchanged: plain letters and digits, single spaces. */
const readBrand = (name: string): SampleBrand => ({
  name,
  id: name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'.]/g, '')
    .replace(/[^A-Z0-9]+/gi, ' ')
    .trim()
    .toLowerCase(),
});

const readBrands = (names: string): SampleBrand[] =>
  names.split(', ').flatMap((name) => (name === '' ? [] : [readBrand(name)]));

/** The brands of a department, the best known first; an unknown department has those that sell everywhere. */
export const sampleBrands = (departmentId: string): readonly SampleBrand[] => [
  ...readBrands(namesByDepartment[departmentId] ?? ''),
  ...readBrands(everywhere),
];
