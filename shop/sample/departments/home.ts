import { leaf, type SampleDepartment } from '../sample-department';
import { decorativeAccessories } from './decoration';

const rooms = 'Living room, Bedroom, Hallway, Dining room, Home office';
const looks = 'Mid-century, Scandi, Traditional, Modern, Industrial, Boho';
const patterns = 'Plain, Striped, Floral, Geometric, Check, Black/White';

export const home: SampleDepartment = {
  id: 'home',
  name: 'Home & Décor',
  text: 'Light, texture and colour for every room. Start with a rug or a lamp, finish with cushions, mirrors and the small things that make a house yours.',
  closings: [
    'Part of a range, so it is easy to match.',
    'Designed in our own studio.',
    'A thoughtful present for a new home.',
    'Easy to look after.',
  ],
  longEndings: [
    ' from the Weekend House Collection, Hand Finished and Gift Boxed with a Printed Care Card',
    ' by Artisan Makers, in a Limited Edition Finish with Responsibly Sourced Natural Materials',
  ],
  sections: [
    {
      id: 'lighting',
      name: 'Lighting',
      text: 'Layer a room with pendants for the table, floor lamps for the corners and a table lamp within reach of the sofa.',
      palette: 'metal',
      lines: [
        'A warm pool of light from a {material} shade, with a dimmer on the cord.',
        'Sculptural by day and soft by night, finished in {material}.',
      ],
      traits: {
        material: 'Brass, Glass, Linen, Rattan, Steel, Ceramic',
        style: looks,
        room: rooms,
        bulbFitting: 'E27, E14, GU10, Integrated LED',
      },
      leaves: [
        leaf('floor-lamps', 'Floor Lamps', {
          scene: ['floor-lamp'],
          price: [39, 349],
          titles: [
            '{series} {material} Floor Lamp',
            '{series} Arc Floor Lamp',
            '{series} Tripod Lamp',
          ],
        }),
        leaf('table-lamps', 'Table Lamps', {
          scene: ['table-lamp'],
          price: [18, 189],
          titles: ['{series} {material} Table Lamp', '{series} Touch Lamp', '{series} Desk Lamp'],
          weight: 1.5,
        }),
        leaf('pendant-lights', 'Pendant Lights', {
          scene: ['pendant-light'],
          price: [22, 299],
          titles: [
            '{series} {material} Pendant',
            '{series} Easy Fit Shade',
            '{series} Ceiling Light',
          ],
          weight: 1.2,
        }),
      ],
    },
    {
      id: 'rugs',
      name: 'Rugs',
      text: 'Soft underfoot and hard to spoil: wool, jute and washable rugs in sizes from bedside to banqueting.',
      palette: 'textile',
      lines: [
        'Woven in {material} with a low pile that suits busy rooms and underfloor heating.',
        'Thick {material} loops that feel like a Sunday morning.',
      ],
      traits: {
        material: 'Wool, Jute, Cotton, Recycled polyester, Viscose',
        pattern: patterns,
        size: '0.8 x 1.5 m, 1.2 x 1.7 m, 1.6 x 2.3 m, 2 x 3 m',
        room: rooms,
      },
      leaves: [
        leaf('large-rugs', 'Large Rugs', {
          scene: ['rug', 0, 1],
          price: [59, 799],
          titles: ['{series} {material} Rug', '{series} {pattern} Rug', '{series} Washable Rug'],
          weight: 1.8,
        }),
        leaf('runners', 'Runners', {
          scene: ['rug', 2],
          price: [29, 189],
          titles: ['{series} {material} Runner', '{series} {pattern} Hall Runner'],
          traits: { size: '60 x 180 cm, 70 x 240 cm, 80 x 2.5 m' },
        }),
        leaf('round-rugs', 'Round Rugs', {
          scene: ['rug', 3],
          price: [39, 299],
          titles: ['{series} Round {material} Rug', '{series} Scalloped Circle Rug'],
          traits: { size: '1.2 m, 1.5 m, 2 m' },
        }),
      ],
    },
    {
      id: 'curtains-blinds',
      name: 'Curtains & Blinds',
      text: 'Ready made curtains and blinds, lined for warmth or sheer for light, with drops from 137 to 274 cm.',
      palette: 'textile',
      lines: [
        'Falls in soft, even folds and keeps the heat in and the street lamp out.',
        'A {pattern} weave with a crisp finish at the hem, ready to hang.',
      ],
      traits: {
        pattern: patterns,
        size: '117 x 137 cm, 168 x 183 cm, 168 x 229 cm, 228 x 229 cm',
        features: 'Blackout, Thermal, Lined, Made to measure',
        room: rooms,
      },
      leaves: [
        leaf('curtains', 'Curtains', {
          scene: ['curtains', 0, 1],
          price: [25, 249],
          titles: ['{series} {features} Curtains', '{series} {pattern} Eyelet Curtains'],
          weight: 1.5,
        }),
        leaf('roman-blinds', 'Roman Blinds', {
          scene: ['curtains', 2],
          price: [28, 149],
          titles: ['{series} Roman Blind', '{series} {features} Roman Blind'],
        }),
        leaf('roller-blinds', 'Roller Blinds', {
          scene: ['curtains', 3],
          price: [14, 89],
          titles: ['{series} Roller Blind', '{series} {features} Roller Blind'],
        }),
      ],
    },
    {
      id: 'bedding-cushions',
      name: 'Bedding & Cushions',
      text: 'Crisp percale, washed linen and cushions for every seat in the house.',
      palette: 'textile',
      lines: [
        'Soft {material} that gets better with every wash.',
        'A {pattern} design on breathable {material}, finished with neat piping.',
      ],
      traits: { material: 'Cotton, Linen, Velvet, Bouclé, Wool', pattern: patterns },
      leaves: [
        leaf('cushions', 'Cushions', {
          scene: ['cushion', 0, 1, 2],
          price: [8, 65],
          titles: ['{series} {material} Cushion', '{series} {pattern} Cushion'],
          traits: { size: '43 x 43 cm, 50 x 50 cm, 30 x 50 cm' },
          weight: 2,
        }),
        leaf('floor-cushions', 'Floor Cushions & Pouffes', {
          scene: ['cushion', 3],
          price: [25, 149],
          titles: ['{series} Floor Cushion', '{series} Knitted {material} Pouffe'],
        }),
        leaf('duvet-sets', 'Duvet Covers & Sets', {
          scene: ['bed', 2],
          price: [18, 169],
          titles: ['{series} {material} Duvet Cover Set', '{series} {pattern} Duvet Cover'],
          traits: { size: 'Single, Double, King, Super king', threadCount: '144, 200, 300, 400' },
          weight: 2,
          alsoIn: 'beds',
        }),
      ],
    },
    decorativeAccessories,
  ],
};
