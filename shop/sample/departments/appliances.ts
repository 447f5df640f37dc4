import { leaf, type SampleDepartment } from '../sample-department';

const ratings = 'A, B, C, D, E';

export const appliances: SampleDepartment = {
  id: 'appliances',
  name: 'Appliances',
  text: 'Washing, drying, cooling and cleaning, compared on the things that matter: capacity, noise and what it costs to run. Old appliances are taken away and recycled.',
  closings: [
    'Two-year guarantee, parts and labour included.',
    'We connect the new one and recycle the old one.',
    'Rated well for repair: spares for ten years.',
  ],
  longEndings: [
    ' with Free Connection, Recycling of the Old Appliance and Ten-Year Parts Guarantee Included',
    ' in Special Edition Finish with Two-Year Parts and Labour Guarantee and Next Day Delivery',
  ],
  sections: [
    {
      id: 'laundry',
      name: 'Laundry',
      text: 'Find the drum that fits the household: 7 kg for two, 9 kg and more for families and duvets.',
      palette: 'appliance',
      lines: [
        'A quiet inverter motor and a drum that treats wool as gently as it treats football kit harshly.',
        'A 15-minute refresh, a proper cotton cycle, and sensors that stop when the job is done.',
      ],
      traits: {
        energyRating: ratings,
        installation: 'Freestanding, Integrated',
        features: 'Quick wash, Steam, Wi-Fi, Child lock, Delay start',
      },
      leaves: [
        leaf('washing-machines', 'Washing Machines', {
          scene: ['washing-machine'],
          price: [249, 1099],
          titles: ['{series} {model} {washLoad} kg {spinSpeed} Washing Machine'],
          traits: { spinSpeed: '1200 rpm, 1400 rpm, 1600 rpm' },
          measures: { washLoad: [6, 7, 8, 9, 10, 12] },
        }),
        leaf('tumble-dryers', 'Tumble Dryers', {
          scene: ['tumble-dryer'],
          price: [219, 1199],
          titles: ['{series} {model} {dryLoad} kg {dryerType} Tumble Dryer'],
          traits: { dryerType: 'Heat pump, Condenser, Vented' },
          measures: { dryLoad: [6, 7, 8, 9, 10] },
        }),
        leaf('washer-dryers', 'Washer Dryers', {
          scene: ['washing-machine', 2, 3],
          price: [399, 1399],
          titles: ['{series} {model} {washLoad}/{dryLoad} kg Washer Dryer'],
          measures: { washLoad: [7, 8, 9, 10], dryLoad: [5, 5.5, 6, 7] },
          weight: 0.7,
          alsoIn: 'washing-machines',
        }),
      ],
    },
    {
      id: 'refrigeration',
      name: 'Fridges & Freezers',
      text: 'Fridge freezers in every split, from slim under-counter models to American style with ice and water.',
      palette: 'appliance',
      lines: [
        'Frost-free cooling, bright shelves and drawers that keep salad crisp for a week.',
        'Adjustable glass shelves and a door that opens either way.',
      ],
      traits: {
        energyRating: ratings,
        features: 'Frost free, Water dispenser, Ice maker, Wi-Fi, Fast freeze',
      },
      leaves: [
        leaf('fridge-freezers', 'Fridge Freezers', {
          scene: ['fridge', 0, 3],
          price: [279, 1399],
          titles: ['{series} {model} {split} Fridge Freezer', '{series} Retro Fridge Freezer'],
          traits: { split: '50/50, 60/40, 70/30' },
        }),
        leaf('american-fridge-freezers', 'American Fridge Freezers', {
          scene: ['fridge', 1],
          price: [699, 2499],
          titles: ['{series} {model} American Style Fridge Freezer'],
          weight: 0.7,
        }),
        leaf('under-counter-fridges', 'Under Counter Fridges', {
          scene: ['fridge', 2],
          price: [139, 499],
          titles: ['{series} {model} Under Counter Fridge', '{series} Larder Fridge'],
          weight: 0.7,
        }),
      ],
    },
    {
      id: 'floorcare',
      name: 'Floorcare',
      text: 'Cordless sticks for every day, uprights for deep pile and robots for the days you are out.',
      palette: 'tech',
      lines: [
        'Strong on pet hair, light on the stairs and easy to empty.',
        'Up to 60 minutes on one charge, with a brush bar that clears its own tangles.',
      ],
      traits: {
        features: 'Bagless, Pet hair, HEPA filter, Anti-tangle',
        power: 'Corded, Cordless',
      },
      leaves: [
        leaf('upright-vacuums', 'Upright Vacuum Cleaners', {
          scene: ['vacuum', 0],
          price: [79, 449],
          titles: ['{series} {model} Upright Vacuum Cleaner', '{series} Pet Upright Vacuum'],
          traits: { power: 'Corded' },
        }),
        leaf('cordless-vacuums', 'Cordless Vacuum Cleaners', {
          scene: ['vacuum', 1],
          price: [99, 749],
          titles: ['{series} {model} Cordless Vacuum', '{series} Cordless Stick Cleaner'],
          traits: { power: 'Cordless' },
          weight: 1.3,
        }),
        leaf('cylinder-vacuums', 'Cylinder Vacuum Cleaners', {
          scene: ['vacuum', 2],
          price: [69, 349],
          titles: ['{series} {model} Cylinder Vacuum', '{series} Compact Cylinder Cleaner'],
          traits: { power: 'Corded' },
        }),
        leaf('robot-vacuums', 'Robot Vacuum Cleaners', {
          scene: ['vacuum', 3],
          price: [149, 999],
          titles: ['{series} {model} Robot Vacuum', '{series} Robot Vacuum & Mop'],
          traits: { power: 'Cordless', connectivity: 'Wi-Fi, Bluetooth, iOS/Android app' },
        }),
      ],
    },
    {
      id: 'ironing',
      name: 'Ironing & Steaming',
      text: 'Steam irons, generators and hand-held steamers that make short work of a long pile.',
      palette: 'sport',
      lines: [
        'A ceramic soleplate that glides, with a burst of steam for stubborn creases.',
        'Heats in 25 seconds and switches itself off when you forget.',
      ],
      traits: {
        power: '2400 W, 2600 W, 2800 W, 3000 W',
        features: 'Anti-scale, Auto shut-off, Vertical steam',
      },
      leaves: [
        leaf('steam-irons', 'Steam Irons', {
          scene: ['iron', 0, 3],
          price: [24, 129],
          titles: ['{series} {power} Steam Iron', '{series} {model} Iron'],
        }),
        leaf('steam-generators', 'Steam Generator Irons', {
          scene: ['iron', 1],
          price: [99, 449],
          titles: ['{series} {model} Steam Generator', '{series} Pressurised Steam Generator Iron'],
          weight: 0.7,
        }),
        leaf('garment-steamers', 'Garment Steamers', {
          scene: ['iron', 2],
          price: [29, 199],
          titles: ['{series} Handheld Garment Steamer', '{series} Travel Steamer'],
          weight: 0.7,
        }),
      ],
    },
  ],
};
