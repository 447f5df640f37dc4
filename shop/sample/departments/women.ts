import { leaf, type SampleDepartment } from '../sample-department';
import { womensAccessories, womensShoes } from './shoes-accessories';

const sizes = 'UK 6, UK 8, UK 10, UK 12, UK 14, UK 16, UK 18, UK 20';
const patterns = 'Plain, Floral, Striped, Spot, Check, Animal, Black/White';

export const women: SampleDepartment = {
  id: 'women',
  name: 'Women',
  text: 'Easy dresses, good denim and shoes you can walk in. New pieces arrive every week, in sizes 6 to 20.',
  closings: [
    'Machine washable at 30°.',
    'The model is 5\u20329" and wears a UK 10.',
    'Made with responsibly sourced fibres.',
    'Wear it now, layer it later.',
  ],
  longEndings: [
    ' from the Autumn Edit, in Responsibly Sourced Materials with Contrast Stitching and Dust Bag',
    ' by the Weekend Studio, an Everyday Classic in a Limited Run with Hand-Finished Details',
  ],
  sections: [
    {
      id: 'womens-dresses',
      name: 'Dresses',
      text: 'One-and-done outfits for work, weddings and the weekend.',
      palette: 'clothing',
      lines: [
        'Cut from {material} that moves well and does not mind a suitcase.',
        'A flattering shape with pockets, because every dress deserves them.',
      ],
      traits: {
        material: 'Cotton, Linen, Viscose, Jersey, Satin, Recycled polyester',
        size: sizes,
        pattern: patterns,
        fit: 'Regular, Petite, Tall, Curve',
        occasion: 'Everyday, Work, Wedding guest, Party, Holiday',
      },
      leaves: [
        leaf('midi-dresses', 'Midi Dresses', {
          scene: ['dress', 0],
          price: [28, 159],
          titles: ['{series} {pattern} Midi Dress', '{series} {material} Wrap Midi Dress'],
          weight: 1.6,
        }),
        leaf('maxi-dresses', 'Maxi Dresses', {
          scene: ['dress', 1],
          price: [35, 189],
          titles: ['{series} {pattern} Maxi Dress', '{series} Tiered {material} Maxi Dress'],
          weight: 1.2,
        }),
        leaf('mini-dresses', 'Mini Dresses', {
          scene: ['dress', 2, 3],
          price: [24, 119],
          titles: ['{series} {material} Shift Dress', '{series} {pattern} Mini Dress'],
        }),
      ],
    },
    {
      id: 'womens-tops',
      name: 'Tops & Knitwear',
      text: 'Blouses, T-shirts and knits that go with what is already in the wardrobe.',
      palette: 'clothing',
      lines: [
        'Soft {material} in a shape that works tucked in or left out.',
        'An easy {fit} fit with a neat neckline and nothing fussy.',
      ],
      traits: {
        material: 'Cotton, Merino wool, Cashmere blend, Linen, Viscose',
        size: sizes,
        fit: 'Regular, Relaxed, Slim, Petite, Curve',
        pattern: patterns,
        sleeve: 'Short sleeve, Long sleeve, 3/4 sleeve',
      },
      leaves: [
        leaf('blouses', 'Blouses & Shirts', {
          scene: ['shirt', 3],
          price: [18, 95],
          titles: ['{series} {pattern} Blouse', '{series} {material} Shirt'],
        }),
        leaf('womens-t-shirts', 'T-Shirts', {
          scene: ['shirt', 1],
          price: [8, 39],
          titles: ['{series} {material} T-Shirt', '{series} {sleeve} Breton Top'],
          weight: 1.4,
        }),
        leaf('womens-jumpers', 'Jumpers', {
          scene: ['jumper', 0],
          price: [24, 149],
          titles: ['{series} {material} Jumper', '{series} Cable Knit Roll Neck'],
          weight: 1.3,
        }),
        leaf('womens-cardigans', 'Cardigans', {
          scene: ['jumper', 1],
          price: [26, 139],
          titles: ['{series} {material} Cardigan', '{series} Longline Cardigan'],
        }),
      ],
    },
    {
      id: 'womens-trousers-jeans',
      name: 'Jeans & Trousers',
      text: 'Find your leg: straight, wide, barrel or tapered, in three lengths.',
      palette: 'denim',
      lines: [
        'A {rise} waist and a leg that falls just so.',
        'Stretchy where it helps, structured where it matters.',
      ],
      traits: {
        size: sizes,
        fit: 'Straight, Wide leg, Barrel, Tapered, Slim',
        length: 'Short, Regular, Long',
        rise: 'Low, Mid, High',
      },
      leaves: [
        leaf('womens-jeans', 'Jeans', {
          scene: ['trousers', 0],
          price: [28, 120],
          titles: ['{series} {rise} Rise {fit} Jeans', '{series} {fit} Ankle Jeans'],
          weight: 1.4,
        }),
        leaf('womens-trousers', 'Trousers', {
          scene: ['trousers', 2],
          price: [25, 115],
          titles: ['{series} {fit} Trousers', '{series} Pleated {fit} Trousers'],
          palette: 'clothing',
        }),
        leaf('leggings', 'Leggings', {
          scene: ['trousers', 3],
          price: [12, 68],
          titles: ['{series} {rise} Waist Leggings', '{series} Seamless Sports Leggings'],
          palette: 'clothing',
        }),
        leaf('womens-shorts', 'Shorts', {
          scene: ['trousers', 1],
          price: [16, 65],
          titles: ['{series} Linen Blend Shorts', '{series} {rise} Rise Denim Shorts'],
          weight: 0.8,
        }),
      ],
    },
    {
      id: 'womens-coats-jackets',
      name: 'Coats & Jackets',
      text: 'Wool coats, quilted jackets and blazers for weather that cannot decide.',
      palette: 'clothing',
      lines: [
        'Warm without the weight, with deep pockets and a collar that stands up to wind.',
        'A clean shape in {material}, fully lined.',
      ],
      traits: {
        material: 'Wool blend, Recycled down, Cotton, Faux leather, Linen',
        size: sizes,
        fit: 'Regular, Relaxed, Petite, Curve',
      },
      leaves: [
        leaf('womens-coats', 'Coats', {
          scene: ['coat', 0],
          price: [59, 349],
          titles: ['{series} {material} Coat', '{series} Belted Trench Coat'],
        }),
        leaf('womens-jackets', 'Jackets', {
          scene: ['coat', 1],
          price: [45, 229],
          titles: ['{series} {material} Biker Jacket', '{series} Utility Jacket'],
        }),
        leaf('womens-padded-coats', 'Padded Coats', {
          scene: ['coat', 2],
          price: [49, 259],
          titles: ['{series} Quilted Coat', '{series} Hooded Puffer Coat'],
        }),
        leaf('womens-blazers', 'Blazers', {
          scene: ['coat', 3],
          price: [45, 199],
          titles: ['{series} {material} Blazer', '{series} Double Breasted Blazer'],
        }),
      ],
    },
    womensShoes,
    womensAccessories,
  ],
};
