import { leaf, type SampleSection } from '../sample-department';

const materials = 'Leather, Suede, Canvas, Vegan leather, Recycled nylon';

export const womensAccessories: SampleSection = {
  id: 'womens-accessories',
  name: 'Bags & Accessories',
  text: 'Totes that hold a laptop, crossbodies that hold the essentials, and the sunglasses you keep losing.',
  palette: 'leather',
  lines: [
    'Finished in {material}, and made to be reached for every day.',
    'The everyday piece that makes jeans and a T-shirt look deliberate.',
  ],
  leaves: [
    leaf('tote-bags', 'Tote Bags', {
      scene: ['handbag', 0],
      price: [24, 229],
      titles: ['{series} {material} Tote Bag', '{series} Shopper'],
      traits: { material: materials },
    }),
    leaf('crossbody-bags', 'Crossbody Bags', {
      scene: ['handbag', 1],
      price: [22, 179],
      titles: ['{series} {material} Crossbody Bag', '{series} Camera Bag'],
      traits: { material: materials },
    }),
    leaf('womens-watches', 'Watches', {
      scene: ['watch', 0, 2],
      price: [35, 299],
      titles: ['{series} {strap} Strap Watch', '{series} Mother-of-Pearl Watch'],
      traits: { strap: 'Leather, Mesh, Bracelet, Silicone', material: 'Steel, Gold plated' },
    }),
    leaf('womens-sunglasses', 'Sunglasses', {
      scene: ['sunglasses'],
      price: [12, 149],
      titles: ['{series} {frameShape} Sunglasses', '{series} Oversized Sunglasses'],
      traits: { frameShape: 'Round, Cat-eye, Square, Aviator', material: 'Acetate, Metal' },
    }),
  ],
};

export const mensAccessories: SampleSection = {
  id: 'mens-accessories',
  name: 'Accessories',
  text: 'Watches, sunglasses and backpacks that take a beating and look the better for it.',
  palette: 'leather',
  lines: [
    'Hard-wearing {material}, simple lines and no logo to speak of.',
    'Made for every day, and for a good many years of them.',
  ],
  leaves: [
    leaf('mens-watches', 'Watches', {
      scene: ['watch', 0, 3],
      price: [39, 449],
      titles: ['{series} {strap} Strap Watch', '{series} Chronograph'],
      traits: { strap: 'Leather, Bracelet, Canvas, Silicone', material: 'Steel, Titanium' },
    }),
    leaf('mens-sunglasses', 'Sunglasses', {
      scene: ['sunglasses', 0, 1, 2],
      price: [14, 159],
      titles: ['{series} {frameShape} Sunglasses', '{series} Polarised Sunglasses'],
      traits: { frameShape: 'Round, Square, Aviator', material: 'Acetate, Metal' },
    }),
    leaf('backpacks', 'Backpacks', {
      scene: ['handbag', 2],
      price: [29, 189],
      titles: ['{series} {material} Backpack', '{series} 20 L Commuter Backpack'],
      traits: { material: materials },
      alsoIn: 'rucksacks',
    }),
  ],
};

export const womensShoes: SampleSection = {
  id: 'womens-shoes',
  name: 'Shoes & Boots',
  text: 'Boots for puddles and parties, trainers for everything else. Half sizes and wide fits throughout.',
  palette: 'leather',
  lines: [
    'Soft {material} over a cushioned footbed, ready to walk from day one.',
    'A neat shape on a sole with plenty of grip.',
  ],
  traits: {
    material: 'Leather, Suede, Canvas, Vegan leather',
    shoeSize: 'UK 3, UK 4, UK 4.5, UK 5, UK 5.5, UK 6, UK 7, UK 8',
    shoeFit: 'Standard, Wide',
  },
  leaves: [
    leaf('womens-trainers', 'Trainers', {
      scene: ['trainers'],
      price: [32, 139],
      titles: ['{series} {material} Trainers', '{series} Chunky Sole Trainers'],
      palette: 'sport',
    }),
    leaf('womens-ankle-boots', 'Ankle Boots', {
      scene: ['boots', 0, 1],
      price: [45, 189],
      titles: ['{series} {material} Ankle Boots', '{series} Block Heel Boots'],
    }),
    leaf('womens-knee-boots', 'Knee High Boots', {
      scene: ['boots', 2],
      price: [65, 249],
      titles: ['{series} {material} Knee High Boots', '{series} Riding Boots'],
      weight: 0.7,
    }),
  ],
};

export const mensShoes: SampleSection = {
  id: 'mens-shoes',
  name: 'Shoes & Boots',
  text: 'Boots that can be resoled and trainers that go with a suit.',
  palette: 'leather',
  lines: [
    'Supple {material} on a stitched sole, comfortable from the first mile.',
    'A clean pair in {material} that takes a polish well.',
  ],
  traits: {
    material: 'Leather, Suede, Nubuck, Vegan leather',
    shoeSize: 'UK 7, UK 7.5, UK 8, UK 8.5, UK 9, UK 10, UK 11, UK 12',
    shoeFit: 'Standard, Wide',
  },
  leaves: [
    leaf('mens-trainers', 'Trainers', {
      scene: ['trainers'],
      price: [35, 149],
      titles: ['{series} {material} Trainers', '{series} Retro Running Shoes'],
      palette: 'sport',
    }),
    leaf('chelsea-boots', 'Chelsea Boots', {
      scene: ['boots', 1],
      price: [55, 229],
      titles: ['{series} {material} Chelsea Boots', '{series} Dealer Boots'],
    }),
    leaf('walking-boots', 'Walking Boots', {
      scene: ['boots', 3],
      price: [65, 219],
      titles: ['{series} Waterproof Walking Boots', '{series} {material} Hiking Boots'],
    }),
  ],
};
