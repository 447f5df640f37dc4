import { leaf, type SampleSection } from '../sample-department';

const rooms = 'Living room, Bedroom, Hallway, Dining room, Home office';
const looks = 'Mid-century, Scandi, Traditional, Modern, Industrial, Boho';

export const decorativeAccessories: SampleSection = {
  id: 'decorative-accessories',
  name: 'Decorative Accessories',
  text: 'The finishing touches: mirrors that borrow light, clocks that keep time and pots for the plants you talk to.',
  palette: 'ceramic',
  lines: [
    'A small thing that changes a room, in {material} with a hand-made feel.',
    'Simple, well made and easy to live with.',
  ],
  traits: { style: looks, room: rooms },
  leaves: [
    leaf('mirrors', 'Mirrors', {
      scene: ['mirror'],
      price: [19, 399],
      titles: ['{series} {shape} Mirror', '{series} {material} Framed Mirror'],
      traits: {
        shape: 'Round, Oval, Arched, Rectangular',
        material: 'Oak, Brass, Steel, Rattan',
      },
      palette: 'metal',
    }),
    leaf('vases', 'Vases', {
      scene: ['vase'],
      price: [8, 95],
      titles: ['{series} {material} Vase', '{series} Bud Vase', '{series} Ribbed Vase'],
      traits: { material: 'Stoneware, Glass, Porcelain, Terracotta' },
      weight: 1.4,
    }),
    leaf('clocks', 'Clocks', {
      scene: ['clock'],
      price: [14, 159],
      titles: ['{series} Wall Clock', '{series} {material} Clock'],
      traits: { material: 'Oak, Steel, Brass, Acrylic' },
      palette: 'metal',
    }),
    leaf('indoor-planters', 'Indoor Plant Pots', {
      scene: ['plant-pot'],
      price: [6, 89],
      titles: ['{series} {material} Plant Pot', '{series} Planter on Stand'],
      traits: { material: 'Stoneware, Terracotta, Seagrass, Fibre clay' },
      alsoIn: 'outdoor-planters',
    }),
  ],
};
