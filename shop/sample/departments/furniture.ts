import { leaf, type SampleDepartment } from '../sample-department';
import { bedroomFurniture, homeOffice } from './bedroom-office';

const fabrics = 'Velvet, Bouclé, Linen blend, Chenille, Leather, Corduroy, Wool blend';
const woods = 'Oak, Walnut, Mango wood, Pine, Ash, Acacia';
const looks = 'Mid-century, Scandi, Traditional, Modern, Industrial';

export const furniture: SampleDepartment = {
  id: 'furniture',
  name: 'Furniture',
  text: 'Sofas to sink into, tables to gather round and storage that keeps the peace. Every piece is measured, photographed and described so that it fits the first time, through the door and in the room.',
  closings: [
    'Easy to assemble, with every tool in the box.',
    'Delivered by two people to the room of your choice.',
    'Made to order and finished by hand.',
    'Guaranteed for ten years.',
  ],
  longEndings: [
    ' with Ten-Year Guarantee, Two-Person Delivery and Free Assembly in the Room of Your Choice',
    ' from the Weekend House Collection, Made to Order by Hand and Delivered Fully Assembled',
  ],
  sections: [
    {
      id: 'sofas-armchairs',
      name: 'Sofas & Armchairs',
      text: 'From neat two seaters for a box room to corner sofas with space for everybody, in fabrics that stand up to films, naps and biscuits.',
      palette: 'upholstery',
      lines: [
        'Deep seats and feather-wrapped cushions in soft {material} make this the one everybody fights over.',
        'A slim frame and generous cushions: {material} comfort that does not crowd the room.',
        'Sprung seats on a hardwood frame, covered in {material} that is kind to the touch and easy to brush clean.',
      ],
      traits: { material: fabrics, style: looks, room: 'Living room, Conservatory, Home office' },
      leaves: [
        leaf('two-seater-sofas', '2 Seater Sofas', {
          scene: ['sofa', 0],
          price: [349, 1499],
          titles: ['{series} 2 Seater {material} Sofa', '{series} Compact 2 Seater Sofa'],
          traits: { seats: '2 seats' },
        }),
        leaf('three-seater-sofas', '3 Seater Sofas', {
          scene: ['sofa', 1],
          price: [449, 2199],
          titles: ['{series} 3 Seater {material} Sofa', '{series} 3 Seater Scatter Back Sofa'],
          traits: { seats: '3 seats' },
          weight: 2,
        }),
        leaf('corner-sofas', 'Corner Sofas', {
          scene: ['sofa', 2],
          price: [799, 3499],
          titles: ['{series} {material} Corner Sofa', '{series} Chaise Corner Sofa in {colour}'],
          traits: { seats: '4 seats, 5 seats, 6 seats' },
        }),
        leaf('sofa-beds', 'Sofa Beds', {
          scene: ['sofa', 3],
          price: [399, 1799],
          titles: ['{series} {material} Sofa Bed', '{series} Click-Clack Sofa Bed'],
          traits: { seats: '2 seats, 3 seats' },
          alsoIn: 'beds',
        }),
        leaf('armchairs', 'Armchairs', {
          scene: ['armchair'],
          price: [179, 1099],
          titles: ['{series} {material} Armchair', '{series} Wingback Chair', '{series} Snuggler'],
          traits: { seats: '1 seat' },
          weight: 1.5,
        }),
      ],
    },
    {
      id: 'living-room-furniture',
      name: 'Living Room Furniture',
      text: 'Coffee tables, shelving and media units that finish a living room without filling it.',
      palette: 'wood',
      lines: [
        'Solid {material} with a grain of its own and room for everything the living room collects.',
        'Clean lines in {material}, with rounded edges that are kind to shins and small heads.',
      ],
      traits: { material: woods, style: looks, room: 'Living room, Hallway' },
      leaves: [
        leaf('coffee-tables', 'Coffee Tables', {
          scene: ['coffee-table', 0, 1, 3],
          price: [79, 599],
          titles: ['{series} {material} Coffee Table', '{series} {shape} Coffee Table'],
          traits: { shape: 'Round, Oval, Rectangular, Square' },
        }),
        leaf('side-tables', 'Side Tables', {
          scene: ['coffee-table', 2],
          price: [35, 249],
          titles: ['{series} {material} Side Table', '{series} Lamp Table'],
          traits: { shape: 'Round, Square' },
        }),
        leaf('tv-units', 'TV Units', {
          scene: ['sideboard', 1],
          price: [119, 799],
          titles: ['{series} {material} TV Unit', '{series} Wide TV Stand for Screens up to 65"'],
        }),
        leaf('sideboards', 'Sideboards', {
          scene: ['sideboard', 0],
          price: [199, 1299],
          titles: ['{series} {material} Sideboard', '{series} Rattan Front Sideboard'],
        }),
        leaf('bookcases', 'Bookcases & Shelving', {
          scene: ['bookcase'],
          price: [69, 699],
          titles: [
            '{series} {material} Bookcase',
            '{series} Ladder Shelf',
            '{series} Tall Bookcase',
          ],
          alsoIn: 'office-storage',
        }),
      ],
    },
    {
      id: 'dining-room-furniture',
      name: 'Dining Room Furniture',
      text: 'Tables that extend for Sunday lunch and chairs that are comfortable enough to stay for pudding.',
      palette: 'wood',
      lines: [
        'Made from {material} and finished with a hard-wearing oil that shrugs off spills.',
        'A dining piece in {material} that looks as good on a Tuesday as it does at Christmas.',
      ],
      traits: { material: woods, style: looks, room: 'Dining room, Kitchen' },
      leaves: [
        leaf('dining-tables', 'Dining Tables', {
          scene: ['dining-table', 0, 1, 2],
          price: [149, 1499],
          titles: ['{series} {material} Dining Table', '{series} Extending Dining Table'],
          traits: { shape: 'Round, Rectangular, Oval', seats: '4 seats, 6 seats, 8 seats' },
        }),
        leaf('dining-sets', 'Dining Sets', {
          scene: ['dining-table', 3],
          price: [249, 1899],
          titles: [
            '{series} {material} Dining Table & 4 Chairs',
            '{series} Dining Table & Bench Set',
          ],
          traits: { seats: '4 seats, 6 seats' },
        }),
        leaf('dining-chairs', 'Dining Chairs', {
          scene: ['dining-chair', 0, 1],
          price: [45, 349],
          titles: ['{series} Dining Chair', '{series} Set of 2 {material} Dining Chairs'],
          palette: 'upholstery',
          weight: 1.5,
        }),
        leaf('bar-stools', 'Bar Stools', {
          scene: ['dining-chair', 2],
          price: [49, 279],
          titles: ['{series} Bar Stool', '{series} {material} Counter Stool with Back'],
          palette: 'upholstery',
        }),
      ],
    },
    bedroomFurniture,
    homeOffice,
  ],
};
