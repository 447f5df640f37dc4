import { leaf, type SampleDepartment } from '../sample-department';

const metals = 'Stainless steel, Cast iron, Aluminium, Copper, Carbon steel';
const wares = 'Stoneware, Porcelain, Bone china, Glass, Enamel';

export const kitchen: SampleDepartment = {
  id: 'kitchen',
  name: 'Kitchen & Dining',
  text: 'Pans that heat evenly, knives that stay sharp and mugs the right size for tea. Everything here is chosen by people who cook on weeknights.',
  closings: [
    'Dishwasher safe.',
    'Comes with a 25-year guarantee.',
    'Boxed, and ready to give.',
    'Spare parts are always available.',
  ],
  longEndings: [
    ' with Presentation Box, Recipe Booklet and Twenty-Five Year Guarantee, Gift Wrapped on Request',
    ' from the Everyday Cook Collection, Easy to Clean and Designed to Fit Neatly in Small Kitchens',
  ],
  sections: [
    {
      id: 'cookware',
      name: 'Cookware',
      text: 'Saucepans, frying pans and casseroles for every hob, induction included.',
      palette: 'appliance',
      lines: [
        '{material} that heats quickly and evenly, with a handle that stays cool.',
        'A workhorse in {material}: from hob to oven to table without a fuss.',
      ],
      traits: {
        material: metals,
        hobType: 'Induction, Gas, Ceramic, Electric',
        features: 'Non-stick, Oven safe, Dishwasher safe',
      },
      leaves: [
        leaf('saucepans', 'Saucepans', {
          scene: ['saucepan', 0],
          price: [14, 149],
          titles: ['{series} {size} {material} Saucepan', '{series} Set of 3 Saucepans & Lids'],
          traits: { size: '16 cm, 18 cm, 20 cm, 22 cm' },
        }),
        leaf('frying-pans', 'Frying Pans', {
          scene: ['saucepan', 1],
          price: [14, 129],
          titles: ['{series} {size} Frying Pan', '{series} {material} Sauté Pan'],
          traits: { size: '20 cm, 24 cm, 28 cm, 30 cm' },
          weight: 1.3,
        }),
        leaf('casseroles', 'Casserole Dishes', {
          scene: ['saucepan', 2],
          price: [29, 249],
          titles: ['{series} {material} Casserole', '{series} {size} Round Casserole Dish'],
          traits: { size: '2.5 L, 4 L, 5.3 L, 6.7 L' },
        }),
        leaf('stock-pots', 'Stock Pots & Steamers', {
          scene: ['saucepan', 3],
          price: [24, 169],
          titles: ['{series} {size} Stock Pot', '{series} Three Tier Steamer'],
          traits: { size: '5 L, 7.5 L, 10 L' },
        }),
      ],
    },
    {
      id: 'small-appliances',
      name: 'Small Appliances',
      text: 'Kettles, toasters, coffee machines and microwaves, with matching sets for a worktop that looks planned.',
      palette: 'appliance',
      lines: [
        'Quick, quiet and easy to wipe down, in a finish that earns its place on the worktop.',
        'Simple controls and a solid feel: the first good thing about the morning.',
      ],
      traits: { material: 'Stainless steel, Plastic, Glass' },
      leaves: [
        leaf('kettles', 'Kettles', {
          scene: ['kettle'],
          price: [22, 159],
          titles: [
            '{series} {size} Kettle',
            '{series} Quiet Boil Kettle',
            '{series} {material} Kettle',
          ],
          traits: {
            size: '1 L, 1.5 L, 1.7 L',
            features: 'Rapid boil, Variable temperature, Quiet',
          },
          weight: 1.2,
        }),
        leaf('toasters', 'Toasters', {
          scene: ['toaster'],
          price: [22, 189],
          titles: ['{series} {size} Toaster', '{series} Long Slot Toaster'],
          traits: { size: '2 slice, 4 slice', features: 'Defrost, Bagel setting, Wide slots' },
          weight: 1.2,
        }),
        leaf('coffee-machines', 'Coffee Machines', {
          scene: ['coffee-machine'],
          price: [69, 999],
          titles: ['{series} {coffeeType} Coffee Machine', '{series} {model} Espresso Maker'],
          traits: {
            coffeeType: 'Bean-to-cup, Pod, Espresso, Filter',
            features: 'Milk frother, Built-in grinder, Timer',
          },
          weight: 1.2,
        }),
        leaf('microwaves', 'Microwaves', {
          scene: ['microwave'],
          price: [59, 349],
          titles: ['{series} {microwaveCapacity} Litre {microwaveType} Microwave'],
          traits: { microwaveType: 'Solo, Grill, Combination', power: '700 W, 800 W, 900 W' },
          measures: { microwaveCapacity: [17, 20, 23, 25, 28, 32] },
          weight: 1.2,
        }),
      ],
    },
    {
      id: 'tableware',
      name: 'Tableware',
      text: 'Mugs, teapots and glasses for breakfast alone and supper for twelve.',
      palette: 'ceramic',
      lines: [
        'Glazed {material} with a pleasing weight and a rim that is just right.',
        'Stack it, mix it, use it every day: {material} that is made to last.',
      ],
      traits: { material: wares, pattern: 'Plain, Striped, Floral, Reactive glaze, Black/White' },
      leaves: [
        leaf('mugs', 'Mugs', {
          scene: ['mug', 0, 1],
          price: [6, 48],
          titles: ['{series} Mug', '{series} Set of 4 {material} Mugs', '{series} {pattern} Mug'],
          weight: 2,
        }),
        leaf('teapots', 'Teapots', {
          scene: ['mug', 2],
          price: [18, 79],
          titles: ['{series} {material} Teapot', '{series} Four Cup Teapot with Infuser'],
        }),
        leaf('tumblers', 'Glasses & Tumblers', {
          scene: ['mug', 3],
          price: [8, 59],
          titles: ['{series} Set of 4 Tumblers', '{series} Ribbed Hi-Ball Glasses'],
          traits: { material: 'Glass, Recycled glass, Crystal' },
        }),
      ],
    },
    {
      id: 'knives-preparation',
      name: 'Knives & Preparation',
      text: 'Sharp, balanced knives and somewhere safe to keep them.',
      palette: 'metal',
      lines: [
        'Full-tang blades in {material} with a balance that makes light work of onions.',
        'Hand-ground edges that keep their bite, and handles that fit the hand.',
      ],
      traits: { material: 'Stainless steel, Damascus steel, Carbon steel' },
      leaves: [
        leaf('knife-blocks', 'Knife Blocks', {
          scene: ['knife-set', 0, 1],
          price: [39, 299],
          titles: ['{series} {size} Knife Block', '{series} {material} Knife Set'],
          traits: { size: '5 piece, 6 piece, 8 piece' },
        }),
        leaf('kitchen-knives', 'Kitchen Knives', {
          scene: ['knife-set', 2],
          price: [9, 119],
          titles: ['{series} {size} Cook\u2019s Knife', '{series} {material} Santoku Knife'],
          traits: { size: '9 cm, 15 cm, 20 cm' },
        }),
        leaf('knife-racks', 'Magnetic Knife Racks', {
          scene: ['knife-set', 3],
          price: [19, 89],
          titles: ['{series} Magnetic Knife Rack', '{series} Wall Rack & 4 Knives'],
        }),
      ],
    },
  ],
};
