import { leaf, type SampleDepartment } from '../sample-department';

export const sports: SampleDepartment = {
  id: 'sports',
  name: 'Sports & Travel',
  text: 'Kit for the hills, the gym, the park and the airport. Picked by people who get up early to use it.',
  closings: [
    'Tested on wet weekends.',
    'Two-year guarantee.',
    'Free returns for 60 days.',
    'Spares and repairs available.',
  ],
  longEndings: [
    ' for Beginners and Improvers with Printed Training Guide and Two-Year No-Quibble Guarantee',
    ' in Limited Team Colours with Reflective Details, Repair Kit and Waterproof Storage Bag',
  ],
  sections: [
    {
      id: 'bikes',
      name: 'Bikes',
      text: 'Mountain, road and electric bikes in frame sizes for everybody from four years old. Delivered nine-tenths built.',
      palette: 'sport',
      lines: [
        'A light {material} frame with gears that shift cleanly and brakes that bite in the rain.',
        'Steady, comfortable and quick enough to make the commute something to look forward to.',
      ],
      traits: {
        material: 'Aluminium, Steel, Carbon',
        frameSize: '15", 17", 19", 21"',
        gears: '1 speed, 7 speed, 18 speed, 21 speed',
      },
      leaves: [
        leaf('mountain-bikes', 'Mountain Bikes', {
          scene: ['bicycle', 1],
          price: [249, 1899],
          titles: ['{series} {gears} Mountain Bike', '{series} Hardtail {frameSize} Mountain Bike'],
        }),
        leaf('road-bikes', 'Road Bikes', {
          scene: ['bicycle', 0],
          price: [299, 2499],
          titles: ['{series} {material} Road Bike', '{series} {gears} Hybrid Bike'],
        }),
        leaf('electric-bikes', 'Electric Bikes', {
          scene: ['bicycle', 2],
          price: [899, 2999],
          titles: ['{series} Step-Through Electric Bike', '{series} {model} E-Bike'],
        }),
        leaf('kids-bikes', 'Kids\u2019 Bikes', {
          scene: ['bicycle', 3],
          price: [79, 329],
          titles: ['{series} {wheelSize} Kids\u2019 Bike', '{series} Balance Bike'],
          traits: { wheelSize: '12", 14", 16", 20", 24"' },
        }),
      ],
    },
    {
      id: 'camping',
      name: 'Camping',
      text: 'Tents that go up before the kettle boils, for festivals, families and fells.',
      palette: 'sport',
      lines: [
        'Colour-coded poles, a sewn-in groundsheet and a bedroom dark enough for a lie-in.',
        'Stands firm in a gale and dries by breakfast.',
      ],
      traits: {
        berth: '2 person, 3 person, 4 person, 6 person, 8 person',
        features: 'Blackout bedroom, Sewn-in groundsheet, Fire retardant, Quick pitch',
      },
      leaves: [
        leaf('family-tents', 'Family Tents', {
          scene: ['tent', 0, 3],
          price: [149, 899],
          titles: ['{series} {berth} Family Tent', '{series} {berth} Tunnel Tent'],
          traits: { berth: '4 person, 6 person, 8 person' },
        }),
        leaf('dome-tents', 'Dome Tents', {
          scene: ['tent', 1],
          price: [35, 299],
          titles: ['{series} {berth} Dome Tent', '{series} Pop-Up Tent'],
          traits: { berth: '2 person, 3 person, 4 person' },
        }),
        leaf('backpacking-tents', 'Backpacking Tents', {
          scene: ['tent', 2],
          price: [79, 449],
          titles: ['{series} {berth} Backpacking Tent', '{series} Lightweight Tent, 1.8 kg'],
          traits: { berth: '1 person, 2 person' },
        }),
      ],
    },
    {
      id: 'fitness',
      name: 'Fitness',
      text: 'A home gym that fits under the bed, one sensible weight at a time.',
      palette: 'sport',
      lines: [
        'A secure grip and an honest weight: the only thing left to add is the habit.',
        'Cushioned, easy to clean and made to be used every day.',
      ],
      traits: { activity: 'Strength, Yoga, Pilates, HIIT, Running' },
      leaves: [
        leaf('dumbbells', 'Dumbbells', {
          scene: ['dumbbells', 0, 1],
          price: [9, 249],
          titles: ['{series} {weight} Dumbbells, Pair', '{series} Adjustable Dumbbell Set'],
          traits: { weight: '1 kg, 2.5 kg, 5 kg, 7.5 kg, 10 kg' },
        }),
        leaf('kettlebells', 'Kettlebells', {
          scene: ['dumbbells', 2, 3],
          price: [14, 89],
          titles: ['{series} {weight} Kettlebell', '{series} Cast Iron Kettlebell'],
          traits: { weight: '4 kg, 8 kg, 12 kg, 16 kg' },
        }),
        leaf('yoga-mats', 'Yoga Mats', {
          scene: ['yoga-mat'],
          price: [14, 98],
          titles: ['{series} {thickness} Yoga Mat', '{series} Cork & Rubber Yoga Mat'],
          traits: { thickness: '4 mm, 6 mm, 10 mm' },
        }),
        leaf('fitness-trackers', 'Fitness Trackers', {
          scene: ['watch', 1],
          price: [39, 399],
          titles: ['{series} Fitness Tracker', '{series} {model} GPS Sports Watch'],
          traits: { connectivity: 'Bluetooth, GPS, NFC, iOS/Android' },
          palette: 'tech',
        }),
      ],
    },
    {
      id: 'ball-sports',
      name: 'Ball Sports',
      text: 'Balls for the back garden and the league, pumped and ready or flat to post.',
      palette: 'sport',
      lines: [
        'A true bounce and a grippy surface, wet or dry.',
        'Machine stitched with a bladder that keeps its air from one season to the next.',
      ],
      traits: { ballSize: 'Mini, Size 3, Size 4, Size 5, Size 7' },
      leaves: [
        leaf('footballs', 'Footballs', {
          scene: ['football', 0, 3],
          price: [8, 69],
          titles: ['{series} {ballSize} Football', '{series} Match Football'],
          weight: 0.7,
        }),
        leaf('rugby-balls', 'Rugby Balls', {
          scene: ['football', 1],
          price: [10, 55],
          titles: ['{series} {ballSize} Rugby Ball', '{series} Training Rugby Ball'],
          weight: 0.5,
        }),
        leaf('basketballs', 'Basketballs', {
          scene: ['football', 2],
          price: [12, 59],
          titles: ['{series} {ballSize} Basketball', '{series} Indoor/Outdoor Basketball'],
          weight: 0.5,
        }),
      ],
    },
    {
      id: 'luggage',
      name: 'Luggage',
      text: 'Cabin cases that pass the gauge, big cases that roll straight, and rucksacks for the long way round.',
      palette: 'sport',
      lines: [
        'Four smooth wheels, a combination lock and a lining with a place for everything.',
        'Light to lift and tough enough for the carousel.',
      ],
      traits: {
        material: 'Polycarbonate, Recycled polyester, Aluminium',
        size: 'Cabin, Medium, Large',
      },
      leaves: [
        leaf('suitcases', 'Suitcases', {
          scene: ['handbag', 3],
          price: [39, 399],
          titles: ['{series} {size} Suitcase', '{series} {material} {size} Spinner Case'],
          weight: 1.3,
        }),
        leaf('rucksacks', 'Rucksacks', {
          scene: ['handbag', 2],
          price: [35, 239],
          titles: ['{series} {capacity} Rucksack', '{series} {capacity} Trekking Pack'],
          traits: { capacity: '20 L, 35 L, 45 L, 65 L', material: 'Recycled nylon, Ripstop' },
        }),
        leaf('weekend-bags', 'Weekend Bags', {
          scene: ['handbag', 0],
          price: [35, 199],
          titles: ['{series} Weekend Bag', '{series} Canvas Weekender'],
          traits: { material: 'Canvas, Leather, Recycled nylon' },
          palette: 'leather',
        }),
      ],
    },
  ],
};
