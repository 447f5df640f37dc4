/** The marks of the sample's brands, as the path of a line in a square of 24: an m of two doorways, and a fire. */
const doorways = 'M1.5 21v-9a5.25 5.25 0 0 1 10.5 0v9m0-9a5.25 5.25 0 0 1 10.5 0v9';

export const sampleMarks: Readonly<Record<string, string>> = {
  marlow: doorways,
  'marlow-ie': doorways,
  hearth:
    'M1.5 22V12.5a10.5 10.5 0 0 1 21 0V22M12 22c-3.2 0-5-1.9-5-4.4 0-3.4 3.4-4.5 3.8-8.6 3.4 1.9 6.2 5 6.2 8.6 0 2.5-1.8 4.4-5 4.4z',
};
