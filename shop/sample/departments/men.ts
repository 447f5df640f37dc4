import { leaf, type SampleDepartment } from '../sample-department';
import { mensAccessories, mensShoes } from './shoes-accessories';

const sizes = 'XS, S, M, L, XL, XXL, 3XL';
const waists = '28", 30", 32", 34", 36", 38", 40"';

export const men: SampleDepartment = {
  id: 'men',
  name: 'Men',
  text: 'Well cut shirts, honest knitwear and denim with some weight to it. Clothes that are easy to put on and hard to wear out.',
  closings: [
    'Machine washable at 30°.',
    'The model is 6\u20321" and wears a medium.',
    'Cut a little longer for tall frames.',
    'Gets better with age.',
  ],
  longEndings: [
    ' from the Workshop Range, Double Stitched and Made in Small Batches from Responsible Materials',
    ' in Heritage Finish with Reinforced Seams, Contrast Stitching and Free Repairs for Two Years',
  ],
  sections: [
    {
      id: 'mens-shirts-tops',
      name: 'Shirts & Tops',
      text: 'Oxford, linen and poplin shirts, and T-shirts heavy enough to keep their shape.',
      palette: 'clothing',
      lines: [
        'Crisp {material} in a {fit} fit that is smart enough for Monday.',
        'Breathable {material} with a soft collar and proper buttons.',
      ],
      traits: {
        material: 'Cotton, Linen, Oxford cotton, Jersey, Flannel',
        size: sizes,
        fit: 'Slim, Regular, Relaxed',
        pattern: 'Plain, Check, Striped, Print, Black/White',
      },
      leaves: [
        leaf('mens-shirts', 'Shirts', {
          scene: ['shirt', 0],
          price: [18, 110],
          titles: ['{series} {fit} Fit {material} Shirt', '{series} {pattern} Shirt'],
          weight: 1.5,
        }),
        leaf('mens-t-shirts', 'T-Shirts', {
          scene: ['shirt', 1],
          price: [8, 45],
          titles: ['{series} {material} T-Shirt', '{series} Pack of 3 T-Shirts'],
          weight: 1.4,
        }),
        leaf('polo-shirts', 'Polo Shirts', {
          scene: ['shirt', 2],
          price: [16, 75],
          titles: ['{series} Piqué Polo Shirt', '{series} {fit} Fit Polo'],
        }),
      ],
    },
    {
      id: 'mens-knitwear',
      name: 'Knitwear & Hoodies',
      text: 'Merino for the office, lambswool for the hills and loopback cotton for Sunday.',
      palette: 'clothing',
      lines: [
        'Knitted in {material} with ribbed cuffs that keep their spring.',
        'A warm layer in {material} that sits neatly under a coat.',
      ],
      traits: {
        material: 'Merino wool, Lambswool, Cotton, Cashmere blend, Loopback cotton',
        size: sizes,
        fit: 'Slim, Regular, Relaxed',
      },
      leaves: [
        leaf('mens-jumpers', 'Jumpers', {
          scene: ['jumper', 0],
          price: [25, 159],
          titles: ['{series} {material} Crew Neck Jumper', '{series} Cable Knit Jumper'],
        }),
        leaf('mens-cardigans', 'Cardigans', {
          scene: ['jumper', 1],
          price: [30, 149],
          titles: ['{series} {material} Cardigan', '{series} Shawl Collar Cardigan'],
          weight: 0.7,
        }),
        leaf('hoodies', 'Hoodies & Sweatshirts', {
          scene: ['jumper', 2],
          price: [20, 89],
          titles: ['{series} Hoodie', '{series} {material} Zip Hoodie'],
          weight: 1.2,
        }),
      ],
    },
    {
      id: 'mens-trousers-jeans',
      name: 'Jeans & Trousers',
      text: 'Denim, chinos and shorts in four leg lengths.',
      palette: 'denim',
      lines: [
        'Sturdy cotton with a touch of stretch and pockets that hold a phone.',
        'A {fit} leg that works with boots and trainers alike.',
      ],
      traits: {
        waist: waists,
        length: 'Short, Regular, Long, Extra long',
        fit: 'Skinny, Slim, Straight, Tapered, Relaxed',
      },
      leaves: [
        leaf('mens-jeans', 'Jeans', {
          scene: ['trousers', 0],
          price: [25, 130],
          titles: ['{series} {fit} Jeans', '{series} {fit} Selvedge Denim'],
          weight: 1.3,
        }),
        leaf('chinos', 'Chinos', {
          scene: ['trousers', 2],
          price: [22, 89],
          titles: ['{series} {fit} Chinos', '{series} Pleated Chinos'],
        }),
        leaf('mens-shorts', 'Shorts', {
          scene: ['trousers', 1],
          price: [15, 60],
          titles: ['{series} Chino Shorts', '{series} {fit} Cargo Shorts'],
          weight: 0.8,
        }),
      ],
    },
    {
      id: 'mens-coats-jackets',
      name: 'Coats & Jackets',
      text: 'Overcoats, parkas and blazers, tested in the drizzle.',
      palette: 'clothing',
      lines: [
        'Keeps the wind out and the shape in, with a two-way zip and hand-warmer pockets.',
        'Tailored in {material} with a half lining and a good, deep inside pocket.',
      ],
      traits: {
        material: 'Wool blend, Waxed cotton, Recycled nylon, Suede, Linen',
        size: sizes,
        fit: 'Slim, Regular, Relaxed',
      },
      leaves: [
        leaf('mens-coats', 'Coats', {
          scene: ['coat', 0],
          price: [69, 349],
          titles: ['{series} {material} Overcoat', '{series} Funnel Neck Coat'],
        }),
        leaf('mens-jackets', 'Jackets', {
          scene: ['coat', 1],
          price: [45, 259],
          titles: ['{series} {material} Jacket', '{series} Harrington Jacket'],
        }),
        leaf('mens-padded-jackets', 'Padded Jackets', {
          scene: ['coat', 2],
          price: [45, 229],
          titles: ['{series} Puffer Jacket', '{series} Quilted Jacket with Hood'],
        }),
        leaf('mens-blazers', 'Blazers', {
          scene: ['coat', 3],
          price: [59, 249],
          titles: ['{series} {fit} Fit {material} Blazer', '{series} Unstructured Blazer'],
          weight: 0.7,
        }),
      ],
    },
    mensShoes,
    mensAccessories,
  ],
};
