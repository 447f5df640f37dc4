import { leaf, type SampleSection } from '../sample-department';

const woods = 'Oak, Walnut, Mango wood, Pine, Ash, Acacia';
const looks = 'Mid-century, Scandi, Traditional, Modern, Industrial';

export const bedroomFurniture: SampleSection = {
  id: 'bedroom-furniture',
  name: 'Bedroom Furniture',
  text: 'Beds, mattresses and wardrobes for better mornings. Compare sizes from single to super king, and add matching bedside tables while you are here.',
  palette: 'wood',
  lines: [
    'Calm lines and a quiet finish, so the bedroom stays the most restful room in the house.',
    'Sturdy slats, soft-close runners and a {size} footprint that makes the most of the space.',
  ],
  traits: { style: looks, room: 'Bedroom, Guest room' },
  leaves: [
    leaf('beds', 'Beds', {
      scene: ['bed', 0, 1],
      price: [149, 1599],
      titles: ['{series} {size} Bed Frame', '{series} Upholstered {size} Ottoman Bed'],
      traits: { size: 'Single, Small double, Double, King, Super king' },
      palette: 'upholstery',
      weight: 1.5,
    }),
    leaf('mattresses', 'Mattresses', {
      scene: ['bed', 3],
      price: [129, 1299],
      titles: ['{series} 1000 Pocket {firmness} Mattress', '{series} Memory Foam {size} Mattress'],
      traits: {
        size: 'Single, Double, King, Super king',
        firmness: 'Soft, Medium, Medium-firm, Firm',
      },
      palette: 'upholstery',
    }),
    leaf('wardrobes', 'Wardrobes', {
      scene: ['wardrobe'],
      price: [179, 1499],
      titles: ['{series} {size} Wardrobe', '{series} {size} Wardrobe with Drawers'],
      traits: { size: '1 door, 2 door, 3 door', material: woods },
    }),
    leaf('chests-of-drawers', 'Chests of Drawers', {
      scene: ['sideboard', 2],
      price: [99, 899],
      titles: ['{series} {size} Chest', '{series} Wide {material} Chest of Drawers'],
      traits: { size: '3 drawer, 4 drawer, 6 drawer', material: woods },
    }),
    leaf('bedside-tables', 'Bedside Tables', {
      scene: ['sideboard', 3],
      price: [39, 299],
      titles: ['{series} {size} Bedside Table', '{series} {material} Bedside Cabinet'],
      traits: { size: '1 drawer, 2 drawer, 3 drawer', material: woods },
    }),
  ],
};

export const homeOffice: SampleSection = {
  id: 'home-office',
  name: 'Home Office',
  text: 'Desks and chairs that make working from home feel like an upgrade, and close up neatly when the day is done.',
  palette: 'wood',
  lines: [
    'Room for a screen, a notebook and a coffee, with the cables kept out of sight.',
    'Built for long days: steady, comfortable and good looking enough to leave on show.',
  ],
  traits: { room: 'Home office, Bedroom', style: looks },
  leaves: [
    leaf('desks', 'Desks', {
      scene: ['desk'],
      price: [79, 699],
      titles: ['{series} {material} Desk', '{series} Compact Desk with Drawer'],
      traits: { material: woods },
    }),
    leaf('office-chairs', 'Office Chairs', {
      scene: ['dining-chair', 3],
      price: [69, 449],
      titles: ['{series} Office Chair', '{series} {material} Swivel Chair'],
      traits: { material: 'Mesh, Velvet, Leather' },
      palette: 'upholstery',
    }),
    leaf('office-storage', 'Office Storage', {
      scene: ['bookcase', 1, 2],
      price: [59, 399],
      titles: ['{series} {material} Storage Unit', '{series} Cube Storage'],
      traits: { material: woods },
    }),
  ],
};
