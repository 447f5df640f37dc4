import { leaf, type SampleDepartment } from '../sample-department';
import { gaming, phonesCameras } from './phones-gaming';

export const technology: SampleDepartment = {
  id: 'technology',
  name: 'Technology',
  text: 'Screens, sound and everything in between, with plain words about what each one is good at. Free returns for 60 days if it is not for you.',
  closings: [
    'Set up in minutes.',
    'Two-year guarantee included.',
    'Charger and cable in the box.',
    'Trade in your old one and save.',
  ],
  longEndings: [
    ' with Two-Year Accidental Damage Cover, Three Months of Streaming and Next Day Delivery',
    ' Special Edition Bundle with Extra Cable, Cleaning Kit and Five-Year Extended Guarantee',
  ],
  sections: [
    {
      id: 'televisions',
      name: 'Televisions',
      text: 'From 24 inch for the kitchen to 75 inch for the big match. As a rule of thumb, sit one and a half screen widths away.',
      palette: 'tech',
      lines: [
        'A {screenSize} inch {resolution} picture with deep blacks and colours that look like the real thing.',
        'Smart, slim and quick to start, with every catch-up service built in.',
      ],
      traits: {
        resolution: 'HD ready, Full HD, 4K Ultra HD, 8K',
        connectivity: 'Wi-Fi, Bluetooth, HDMI 2.1, USB-C',
        features: 'Voice control, HDR, Freeview, 120 Hz',
      },
      leaves: [
        leaf('led-televisions', 'LED & QLED Televisions', {
          scene: ['television', 0, 1],
          price: [229, 1599],
          titles: ['{series} {screenSize}" {resolution} Smart TV', '{model} {screenSize}" QLED TV'],
          traits: { resolution: '4K Ultra HD, 8K, Full HD' },
          measures: { screenSize: [40, 43, 50, 55, 65, 75] },
          weight: 1.3,
        }),
        leaf('oled-televisions', 'OLED Televisions', {
          scene: ['television', 2],
          price: [799, 3499],
          titles: ['{series} {screenSize}" OLED {resolution} HDR TV'],
          traits: { resolution: '4K Ultra HD, 8K' },
          measures: { screenSize: [42, 48, 55, 65, 77, 83] },
        }),
        leaf('small-televisions', 'Small Televisions', {
          scene: ['television', 3],
          price: [119, 299],
          titles: ['{series} {screenSize}" {resolution} TV', '{model} {screenSize}" Kitchen TV'],
          traits: { resolution: 'HD ready, Full HD' },
          measures: { screenSize: [19, 24, 28, 32] },
        }),
      ],
    },
    {
      id: 'computing',
      name: 'Computing',
      text: 'Laptops for work, school and play, and tablets for the sofa.',
      palette: 'tech',
      lines: [
        'Fast to wake, light to carry and good for a full day away from the plug.',
        'A bright {screenSize} inch display, {storage} of storage and a keyboard you will like typing on.',
      ],
      traits: {
        storage: '64 GB, 128 GB, 256 GB, 512 GB, 1 TB',
        connectivity: 'Wi-Fi, Bluetooth, USB-C, 4G/5G',
      },
      leaves: [
        leaf('laptops', 'Laptops', {
          scene: ['laptop', 0, 1, 2],
          price: [249, 1899],
          titles: [
            '{series} {screenSize}" Laptop, {storage}',
            '{series} {model} Touchscreen Laptop',
          ],
          measures: { screenSize: [13.3, 14, 15.6, 16] },
          weight: 1.3,
        }),
        leaf('gaming-laptops', 'Gaming Laptops', {
          scene: ['laptop', 3],
          price: [699, 2799],
          titles: ['{series} {model} {screenSize}" Gaming Laptop'],
          measures: { screenSize: [14, 15.6, 16, 17.3, 18] },
        }),
        leaf('tablets', 'Tablets', {
          scene: ['tablet', 0, 1],
          price: [99, 1099],
          titles: ['{series} Tab {screenSize}" {storage}', '{series} Kids Tablet {storage}'],
          measures: { screenSize: [8, 8.7, 10.1, 11, 12.9] },
        }),
        leaf('e-readers', 'E-Readers', {
          scene: ['tablet', 2, 3],
          price: [79, 329],
          titles: ['{series} {screenSize}" E-Reader', '{series} Paper E-Reader with Warm Light'],
          traits: { storage: '8 GB, 16 GB, 32 GB' },
          measures: { screenSize: [6, 6.8, 7.8] },
          weight: 0.6,
        }),
      ],
    },
    {
      id: 'audio',
      name: 'Audio',
      text: 'Headphones for the train, speakers for the kitchen and soundbars for film night.',
      palette: 'tech',
      lines: [
        'Clear voices, honest bass and a fit you forget about.',
        'Room-filling sound from something you will want to leave on show.',
      ],
      traits: {
        connectivity: 'Bluetooth 5.3, Wi-Fi, Wired, AUX 3.5 mm',
        features: 'Noise cancelling, Waterproof, Voice assistant, Multipoint',
        batteryLife: 'Up to 8 hours, Up to 20 hours, Up to 40 hours',
      },
      leaves: [
        leaf('headphones', 'Headphones', {
          scene: ['headphones', 0, 1],
          price: [25, 399],
          titles: ['{series} {features} Headphones', '{series} {model} Over-Ear Headphones'],
          weight: 1.3,
        }),
        leaf('earbuds', 'Earbuds', {
          scene: ['headphones', 2, 3],
          price: [19, 279],
          titles: ['{series} True Wireless Earbuds', '{series} {features} Earbuds'],
        }),
        leaf('smart-speakers', 'Smart Speakers', {
          scene: ['speaker', 0, 3],
          price: [39, 349],
          titles: ['{series} Smart Speaker', '{series} {model} Bookshelf Speaker'],
        }),
        leaf('soundbars', 'Soundbars', {
          scene: ['speaker', 1],
          price: [79, 899],
          titles: ['{series} Soundbar', '{series} {model} 3.1 Soundbar with Subwoofer'],
        }),
        leaf('portable-speakers', 'Portable Speakers', {
          scene: ['speaker', 2],
          price: [19, 249],
          titles: ['{series} Portable Speaker', '{series} Waterproof Bluetooth Speaker'],
        }),
      ],
    },
    phonesCameras,
    gaming,
  ],
};
