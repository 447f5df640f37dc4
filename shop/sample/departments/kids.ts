import { leaf, type SampleDepartment } from '../sample-department';

const ages = '0-12 months, 1-2 years, 3-4 years, 5-7 years, 8+ years';
const clothesSizes = '2-3 years, 4-5 years, 6-7 years, 8-9 years, 10-11 years';

export const kids: SampleDepartment = {
  id: 'kids',
  name: 'Baby & Toys',
  text: 'Toys that get played with, prams that fold with one hand and clothes that survive the park. Everything is tested to the current safety standards.',
  closings: [
    'Designed together with parents.',
    'Tested to current safety standards.',
    'Made to be handed down.',
    'Easy to keep clean.',
  ],
  longEndings: [
    ' in a Keepsake Gift Box with Name Label, Care Guide and Free Hand-Written Gift Message',
    ' from the Storybook Collection, Designed with Parents and Tested to the Highest Standards',
  ],
  sections: [
    {
      id: 'soft-toys',
      name: 'Soft Toys',
      text: 'Bears, bunnies and elephants with listening ears.',
      palette: 'toy',
      lines: [
        'Velvety soft, with a kind face and arms that are made for holding.',
        'Stitched from {material} and already very good at keeping secrets.',
      ],
      traits: {
        ageRange: ages,
        material: 'Organic cotton, Recycled plush, Corduroy',
        size: 'Small, Medium, Large',
      },
      leaves: [
        leaf('teddy-bears', 'Teddy Bears', {
          scene: ['teddy-bear', 0, 3],
          price: [9, 59],
          titles: ['{series} Bear', '{series} {size} Teddy Bear', '{series} the {colour} Bear'],
        }),
        leaf('bunnies', 'Bunnies', {
          scene: ['teddy-bear', 1],
          price: [9, 49],
          titles: ['{series} Bunny', '{series} {material} Bunny'],
        }),
        leaf('elephants', 'Elephants', {
          scene: ['teddy-bear', 2],
          price: [9, 55],
          titles: ['{series} Elephant', '{series} {size} Elephant Soft Toy'],
          weight: 0.6,
        }),
      ],
    },
    {
      id: 'toys',
      name: 'Toys & Games',
      text: 'Wooden blocks, cars and dolls\u2019 houses for small hands and big ideas.',
      palette: 'toy',
      lines: [
        'Chunky pieces, bright paint and no batteries: the game is up to them.',
        'Made from {material} and sanded smooth.',
      ],
      traits: { ageRange: ages, material: 'Beech, Birch, Rubberwood, Recycled plastic' },
      leaves: [
        leaf('building-blocks', 'Building Blocks', {
          scene: ['building-blocks'],
          price: [9, 79],
          titles: ['{series} {pieces} Building Blocks', '{series} Stacking Blocks'],
          traits: { pieces: '20 piece, 50 piece, 100 piece' },
        }),
        leaf('toy-cars', 'Toy Cars', {
          scene: ['toy-car', 0, 3],
          price: [5, 45],
          titles: ['{series} {material} Racing Car', '{series} Toy Car'],
        }),
        leaf('diggers-trucks', 'Diggers & Trucks', {
          scene: ['toy-car', 1],
          price: [7, 59],
          titles: ['{series} Dumper Truck', '{series} Tipper Truck & Driver'],
          weight: 0.7,
        }),
        leaf('train-sets', 'Trains', {
          scene: ['toy-car', 2],
          price: [9, 89],
          titles: ['{series} Wooden Train', '{series} {pieces} Train Set'],
          traits: { pieces: '12 piece, 30 piece, 60 piece' },
          weight: 0.7,
        }),
        leaf('dolls-houses', 'Dolls\u2019 Houses', {
          scene: ['doll-house'],
          price: [39, 199],
          titles: ['{series} Dolls\u2019 House', '{series} Dolls\u2019 House & Furniture'],
          weight: 0.6,
        }),
      ],
    },
    {
      id: 'nursery',
      name: 'Nursery Furniture',
      text: 'Cots, cribs and toddler beds that grow with the baby.',
      palette: 'wood',
      lines: [
        'Three base heights and rounded corners, in {material} with a water-based finish.',
        'Converts in ten minutes, so it lasts from the first night to school.',
      ],
      traits: { material: 'Beech, Pine, Oak', ageRange: '0-6 months, 0-2 years, 0-4 years' },
      leaves: [
        leaf('cot-beds', 'Cot Beds', {
          scene: ['cot', 0, 3],
          price: [119, 699],
          titles: ['{series} Cot Bed', '{series} {material} Cot Bed'],
        }),
        leaf('cribs', 'Cribs & Moses Baskets', {
          scene: ['cot', 1],
          price: [59, 299],
          titles: ['{series} Bedside Crib', '{series} Moses Basket & Stand'],
          weight: 0.7,
        }),
        leaf('toddler-beds', 'Toddler Beds', {
          scene: ['cot', 2],
          price: [79, 349],
          titles: ['{series} Toddler Bed', '{series} House Frame Bed'],
          weight: 0.7,
        }),
      ],
    },
    {
      id: 'pushchairs-prams',
      name: 'Pushchairs',
      text: 'From the first walk home to the school run: prams, pushchairs and strollers that turn on a sixpence.',
      palette: 'upholstery',
      lines: [
        'Folds with one hand, steers with the other and fits in a small boot.',
        'A padded seat, a big hood and a basket that takes the whole shop.',
      ],
      traits: {
        ageRange: 'From birth, From 6 months',
        features: 'One-hand fold, Reversible seat, All-terrain, Travel system',
      },
      leaves: [
        leaf('pushchairs', 'Pushchairs', {
          scene: ['pushchair', 0, 3],
          price: [149, 999],
          titles: ['{series} Pushchair', '{series} {features} Pushchair'],
        }),
        leaf('prams', 'Prams', {
          scene: ['pushchair', 1],
          price: [249, 1299],
          titles: ['{series} Pram & Carrycot', '{series} Classic Pram'],
          weight: 0.7,
        }),
        leaf('strollers', 'Strollers', {
          scene: ['pushchair', 2],
          price: [59, 399],
          titles: ['{series} Compact Stroller', '{series} Cabin Size Stroller'],
        }),
      ],
    },
    {
      id: 'kids-clothes',
      name: 'Kids\u2019 Clothes',
      text: 'Bright, tough and easy to wash, with room to grow.',
      palette: 'clothing',
      lines: [
        'Soft {material} with reinforced knees, elbows and everything else.',
        'Easy on, easy off and easy to spot across a playground.',
      ],
      traits: {
        size: clothesSizes,
        material: 'Organic cotton, Jersey, Recycled polyester',
        pattern: 'Plain, Striped, Print, Spot',
      },
      leaves: [
        leaf('kids-t-shirts', 'Tops & T-Shirts', {
          scene: ['shirt', 1],
          price: [5, 22],
          titles: ['{series} {pattern} T-Shirt', '{series} Pack of 2 Tops'],
        }),
        leaf('kids-coats', 'Coats', {
          scene: ['coat', 2],
          price: [18, 69],
          titles: ['{series} Padded Coat', '{series} Waterproof Coat'],
        }),
        leaf('kids-trainers', 'Trainers', {
          scene: ['trainers', 0, 1],
          price: [14, 49],
          titles: ['{series} Rip-Tape Trainers', '{series} Light-Up Trainers'],
          palette: 'sport',
        }),
        leaf('kids-jumpers', 'Jumpers & Hoodies', {
          scene: ['jumper', 0, 2],
          price: [10, 38],
          titles: ['{series} Knitted Jumper', '{series} Hoodie'],
        }),
      ],
    },
  ],
};
