import { leaf, type SampleSection } from '../sample-department';

export const phonesCameras: SampleSection = {
  id: 'phones-cameras',
  name: 'Phones & Cameras',
  text: 'SIM-free phones and cameras that make the most of the light.',
  palette: 'tech',
  lines: [
    'Sharp in good light, surprisingly good in bad, and quick enough for children and dogs.',
    'All-day power and a screen that is easy to read in the sun.',
  ],
  traits: { connectivity: 'Bluetooth, Wi-Fi, NFC, USB-C' },
  leaves: [
    leaf('smartphones', 'Smartphones', {
      scene: ['phone'],
      price: [99, 1199],
      titles: ['{series} {model} {storage} SIM-Free', '{series} {screenSize}" 5G Smartphone'],
      traits: { storage: '64 GB, 128 GB, 256 GB, 512 GB', network: '4G, 5G, 4G/5G' },
      measures: { screenSize: [5.4, 6.1, 6.5, 6.7, 6.9] },
    }),
    leaf('cameras', 'Mirrorless Cameras', {
      scene: ['camera', 0, 1],
      price: [349, 2499],
      titles: ['{series} {model} Mirrorless Camera', '{series} {model} Body & 16-50 mm Lens'],
      weight: 0.7,
    }),
    leaf('instant-cameras', 'Instant Cameras', {
      scene: ['camera', 2, 3],
      price: [59, 189],
      titles: ['{series} Instant Camera', '{series} Instant Camera & 20 Films'],
      weight: 0.7,
    }),
  ],
};

export const gaming: SampleSection = {
  id: 'gaming',
  name: 'Gaming',
  text: 'Consoles, handhelds and the controller that is always missing.',
  palette: 'tech',
  lines: [
    'Loads in seconds and stays quiet through the longest boss fight.',
    'Comfortable in the hand for as long as the game lasts.',
  ],
  traits: { connectivity: 'Bluetooth, Wi-Fi, USB-C', storage: '128 GB, 512 GB, 1 TB' },
  leaves: [
    leaf('games-consoles', 'Games Consoles', {
      scene: ['games-console', 0, 3],
      price: [249, 599],
      titles: ['{series} Console {storage}', '{series} {model} Digital Edition Console'],
      weight: 0.6,
    }),
    leaf('handheld-consoles', 'Handheld Consoles', {
      scene: ['games-console', 1],
      price: [129, 649],
      titles: ['{series} Handheld Console', '{series} {model} Pocket Console {storage}'],
      weight: 0.6,
    }),
    leaf('game-controllers', 'Controllers', {
      scene: ['games-console', 2],
      price: [24, 169],
      titles: ['{series} Wireless Controller', '{series} {model} Pro Controller'],
      palette: 'sport',
      weight: 0.8,
    }),
  ],
};
