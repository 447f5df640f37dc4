import { leaf, type SampleDepartment } from '../sample-department';

const frames = 'Acacia, Eucalyptus, Aluminium, Steel, Rattan effect';

export const garden: SampleDepartment = {
  id: 'garden',
  name: 'Garden',
  text: 'Somewhere to sit, something to cook on and the tools to keep it all in order. Made for gardens that get weather.',
  closings: [
    'Weatherproof all year round.',
    'Easy to store over winter.',
    'Delivered free to the kerbside.',
    'Made from responsibly sourced materials.',
  ],
  longEndings: [
    ' with All-Weather Finish, Tool-Free Assembly and Winter Storage Cover Included as Standard',
    ' from the Kitchen Garden Collection, with Five-Year Guarantee and Free Kerbside Delivery',
  ],
  sections: [
    {
      id: 'garden-furniture',
      name: 'Garden Furniture',
      text: 'Chairs, benches and loungers that can be left out, and look better for it.',
      palette: 'garden',
      lines: [
        '{material} with a weatherproof finish and a seat you will not want to leave.',
        'Room for a drink, a book and an afternoon.',
      ],
      traits: {
        material: frames,
        seats: '1 seat, 2 seats',
        features: 'Foldable, Stackable, Cushions included',
      },
      leaves: [
        leaf('garden-chairs', 'Garden Chairs', {
          scene: ['garden-chair', 0],
          price: [29, 249],
          titles: ['{series} {material} Garden Chair', '{series} Folding Deckchair'],
          weight: 1.2,
        }),
        leaf('garden-benches', 'Garden Benches', {
          scene: ['garden-chair', 1],
          price: [79, 449],
          titles: ['{series} {material} Bench', '{series} Two Seater Garden Bench'],
          traits: { seats: '2 seats, 3 seats' },
        }),
        leaf('sun-loungers', 'Sun Loungers', {
          scene: ['garden-chair', 2],
          price: [49, 399],
          titles: ['{series} Sun Lounger', '{series} {material} Reclining Lounger'],
          traits: { seats: '1 seat' },
        }),
        leaf('bistro-sets', 'Bistro Sets', {
          scene: ['garden-chair', 3],
          price: [79, 499],
          titles: ['{series} Bistro Table & 2 Chairs', '{series} {material} Bistro Set'],
          traits: { seats: '2 seats' },
        }),
      ],
    },
    {
      id: 'garden-shade',
      name: 'Parasols & Shade',
      text: 'Cool corners for hot days, in fabrics that hold their colour.',
      palette: 'textile',
      lines: [
        'UPF 50+ canopy with a tilt that follows the sun.',
        'A generous spread of shade on a frame that will not rust.',
      ],
      traits: { size: '2 m, 2.5 m, 2.7 m, 3 m', features: 'Tilt, Crank handle, UPF 50+' },
      leaves: [
        leaf('parasols', 'Parasols', {
          scene: ['parasol', 0, 3],
          price: [29, 199],
          titles: ['{series} {size} Parasol', '{series} Scalloped Parasol'],
        }),
        leaf('cantilever-parasols', 'Cantilever Parasols', {
          scene: ['parasol', 1],
          price: [99, 499],
          titles: ['{series} {size} Cantilever Parasol', '{series} Overhanging Parasol'],
          weight: 0.6,
        }),
        leaf('gazebos', 'Gazebos', {
          scene: ['parasol', 2],
          price: [79, 699],
          titles: ['{series} {size} Gazebo', '{series} Pop-Up Gazebo'],
          weight: 0.6,
        }),
      ],
    },
    {
      id: 'barbecues',
      name: 'Barbecues & Fire Pits',
      text: 'Gas for Tuesdays, charcoal for Saturdays and a fire pit for when nobody wants to go in.',
      palette: 'appliance',
      lines: [
        'Heats evenly from edge to edge, with a lid thermometer and somewhere to put the tongs.',
        'Simple to light, simple to clean and big enough for the neighbours.',
      ],
      traits: {
        fuel: 'Gas, Charcoal, Wood, Gas/Charcoal',
        burners: '2 burner, 3 burner, 4 burner',
      },
      leaves: [
        leaf('gas-barbecues', 'Gas Barbecues', {
          scene: ['barbecue', 0, 3],
          price: [149, 1199],
          titles: ['{series} {burners} Gas Barbecue', '{series} {model} Gas Grill'],
          traits: { fuel: 'Gas' },
        }),
        leaf('charcoal-barbecues', 'Charcoal Barbecues', {
          scene: ['barbecue', 1],
          price: [39, 449],
          titles: ['{series} Charcoal Kettle Barbecue', '{series} 57 cm Kettle Grill'],
          traits: { fuel: 'Charcoal', burners: 'None' },
        }),
        leaf('fire-pits', 'Fire Pits', {
          scene: ['barbecue', 2],
          price: [35, 399],
          titles: ['{series} Fire Pit', '{series} Steel Fire Bowl'],
          traits: { fuel: 'Wood', burners: 'None' },
        }),
      ],
    },
    {
      id: 'gardening',
      name: 'Gardening',
      text: 'Mowers for lawns of every size, cans that pour where you point them, and pots for the patio.',
      palette: 'garden',
      lines: [
        'Well balanced and built to be left in the shed without sulking.',
        'Does one job, does it properly and looks the part while it does.',
      ],
      leaves: [
        leaf('lawnmowers', 'Lawnmowers', {
          scene: ['lawnmower'],
          price: [79, 699],
          titles: ['{series} {cutWidth} {powerSource} Lawnmower', '{series} {model} Rotary Mower'],
          traits: {
            powerSource: 'Cordless, Electric, Petrol',
            cutWidth: '32 cm, 37 cm, 41 cm, 46 cm',
          },
        }),
        leaf('watering-cans', 'Watering Cans', {
          scene: ['watering-can'],
          price: [9, 59],
          titles: ['{series} {capacity} Watering Can', '{series} Long Reach Watering Can'],
          traits: { capacity: '1.5 L, 5 L, 7 L, 9 L', material: 'Steel, Copper, Recycled plastic' },
          weight: 0.7,
        }),
        leaf('outdoor-planters', 'Outdoor Plant Pots', {
          scene: ['plant-pot', 0, 1, 3],
          price: [8, 149],
          titles: ['{series} {material} Planter', '{series} Set of 2 Planters'],
          traits: { material: 'Terracotta, Fibre clay, Zinc, Recycled plastic' },
          palette: 'ceramic',
        }),
      ],
    },
  ],
};
