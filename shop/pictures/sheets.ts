/** The drawings as data: a sheet is an SVG with each of its parts on a line of its own. */
import roundels from './roundels.svg';
import fashion from './scenes/fashion.svg';
import furniture from './scenes/furniture.svg';
import garden from './scenes/garden.svg';
import home from './scenes/home.svg';
import kids from './scenes/kids.svg';
import kitchen from './scenes/kitchen.svg';
import sport from './scenes/sport.svg';
import technology from './scenes/technology.svg';

/** `<svg id="sofa-0" class="floor" …>content</svg>`; the class of a thing says where it stands. */
const part = /^<svg id="([a-z\d-]+)" class="([a-z]+)"[^>]*>(.*)<\/svg>$/gm;

export type Part = { readonly content: string; readonly stance: string };

const readSheet = (sheet: string): ReadonlyMap<string, Part> =>
  new Map(
    [...sheet.matchAll(part)].map(([, id = '', stance = '', content = '']) => [
      id,
      { content, stance },
    ]),
  );

const things = readSheet(
  [fashion, furniture, garden, home, kids, kitchen, sport, technology].join(''),
);

/** The forms of a thing are 0 to 3; 4 to 7 are other drawings of the same forms, which some things have. */
export const findThing = (scene: string, variant: number): Part | undefined =>
  things.get(`${scene}-${variant % 8}`) ?? things.get(`${scene}-${variant % 4}`);

export const roundelParts = readSheet(roundels);
