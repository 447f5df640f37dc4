import { largestVariant } from '../../../shop/pictures/draw-picture';
import { pictureColours } from '../../../shop/pictures/picture-colours';
import { findDrawing } from '../../../shop/pictures/find-drawing';
import { sceneNames } from '../../../shop/pictures/scene-names';
import { readSvg } from './read-svg';

const pictureOf = (url: string): string => {
  const svg = findDrawing(url)?.svg;
  if (svg === undefined) throw new Error(`No picture at ${url}`);
  return svg;
};

/** Sixty variants, every form fifteen times, in colours that go round. */
const addressesOf = (scene: string): string[] =>
  Array.from({ length: 60 }, (_, variant) => {
    const colour = pictureColours[(variant * 7) % pictureColours.length] ?? 'red';
    const accent = pictureColours[(variant * 11 + 3) % pictureColours.length] ?? 'blue';
    return `/pictures/${scene}/${colour}-${accent}/${String(variant)}.svg`;
  });

describe.each(sceneNames)('pictures of a %s', (scene) => {
  const addresses = addressesOf(scene);

  it('are well-formed, refer to gradients they have, and are light', () => {
    for (const address of addresses) {
      const svg = pictureOf(address);
      const { elements, ids, references } = readSvg(svg);
      expect(elements.length).toBeGreaterThan(12);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Buffer.byteLength(svg)).toBeLessThan(4096);
    }
  });

  it('are the same whenever they are asked for', () => {
    for (const address of addresses) expect(pictureOf(address)).toBe(pictureOf(address));
  });

  it('differ from variant to variant', () => {
    const drawn = addresses.map((_, at) =>
      pictureOf(`/pictures/${scene}/red-blue/${String(at)}.svg`),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('show both colours or at least the main one', () => {
    const [red, green, blue] = ['red', 'green', 'blue'].map((colour) =>
      pictureOf(`/pictures/${scene}/${colour}-natural/5.svg`),
    );
    expect(new Set([red, green, blue]).size).toBe(3);
  });
});

describe('the picture service', () => {
  const lamp = '/pictures/table-lamp/mustard-natural/12.svg';

  it('draws the thing in the colour that the address names', () => {
    expect(pictureOf('/pictures/mug/teal-white/0.svg')).toContain('#1f7777');
    expect(pictureOf('/pictures/mug/coral-white/0.svg')).toContain('#ee7f66');
  });

  it('reads colours that have a hyphen of their own', () => {
    expect(pictureOf('/pictures/kettle/stainless-steel-stainless-steel/1.svg')).toContain('<svg');
    expect(pictureOf('/pictures/kettle/navy-stainless-steel/1.svg')).not.toBe(
      pictureOf('/pictures/kettle/stainless-steel-navy/1.svg'),
    );
  });

  it('draws the badge that the query names onto the picture', () => {
    const badged = pictureOf(`${lamp}?$roundel_bestbuy$&p1_img=12.svg`);
    expect(badged.length).toBeGreaterThan(pictureOf(lamp).length);
    // Letters are lines: nothing depends on the fonts of whoever draws it.
    expect(badged).not.toContain('<text');
    expect(pictureOf(`${lamp}?%24roundel_bestbuy%24&p1_img=12.svg`)).toBe(badged);
    expect(pictureOf(`${lamp}?wid=360&$roundel_bestbuy$&p1_img=12.svg&hei=480`)).toBe(badged);
    readSvg(badged);
  });

  it('gives the plain picture for sizes, unknown badges and anything else in the query', () => {
    const plain = pictureOf(lamp);
    for (const query of ['?', '?wid=360&hei=480', '?$roundel_none$&p1_img=x', '?%E0%A4%A', '#top'])
      expect(pictureOf(lamp + query)).toBe(plain);
  });

  it.each(pictureColours)('has a swatch of %s', (colour) => {
    const { ids, references } = readSvg(pictureOf(`/pictures/swatch/${colour}.svg`));
    expect(references.every((id) => ids.includes(id))).toBe(true);
  });

  it.each([
    [`${lamp}?wid=360&hei=480`, 'svg', 360],
    ['/pictures/table-lamp/mustard-natural/12.webp', 'webp', 720],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=180&hei=240', 'webp', 180],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=361&hei=480', 'webp', 468],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=0', 'webp', 180],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=9999', 'webp', 720],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=-1', 'webp', 720],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=99999', 'webp', 720],
    ['/pictures/swatch/multi.webp?wid=720', 'webp', 40],
    ['/pictures/banner/winter-warmers.webp?wid=20', 'webp', 1200],
  ])('reads from %s a picture as %s, %i pixels across', (url, format, width) => {
    expect(findDrawing(url)).toMatchObject({ format, width });
  });

  it('has an icon', () => {
    expect(readSvg(pictureOf('/pictures/icon.svg')).elements).toContain('path');
  });

  it('knows the largest variant and none beyond', () => {
    expect(findDrawing(`/pictures/mug/red-blue/${String(largestVariant)}.svg`)).toBeDefined();
    expect(findDrawing('/pictures/mug/red-blue/1000.svg')).toBeUndefined();
  });

  it.each([
    '',
    '/',
    '/pictures',
    '/pictures/',
    '/pictures/.svg',
    '/pictures/icon',
    '/pictures/icon.svg/',
    '/pictures/icon.svg.svg',
    '/pictures/swatch/.svg',
    '/pictures/swatch/blurple.svg',
    '/pictures/swatch/__proto__.svg',
    '/pictures/swatch/constructor.svg',
    '/pictures/banner/toString.svg',
    '/pictures/banner/constructor.svg',
    '/pictures/banner/unknown.svg',
    '/pictures/constructor/red-blue/1.svg',
    '/pictures/__proto__/red-blue/1.svg',
    '/pictures/mug/red/1.svg',
    '/pictures/mug/red-/1.svg',
    '/pictures/mug/-red/1.svg',
    '/pictures/mug/red-constructor/1.svg',
    '/pictures/mug/red-blue-green/1.svg',
    '/pictures/mug/red-blue/.svg',
    '/pictures/mug/red-blue/-1.svg',
    '/pictures/mug/red-blue/1.5.svg',
    '/pictures/mug/red-blue/1e3.svg',
    '/pictures/mug/red-blue/0x1.svg',
    '/pictures/mug/red-blue/9999999999.svg',
    '/pictures/mug/red-blue/1/2.svg',
    '/pictures/mug/red-blue/1.png',
    '/pictures/mug/red-blue/1.webp.svg',
    '/pictures/MUG/red-blue/1.svg',
    '/pictures/mug//red-blue/1.svg',
    '/pictures/../etc/passwd.svg',
    '/pictures/mug/red-blue/%00.svg',
    '/pictures/mug/red-blue/1.svg\n',
    '/pictures/<script>/red-blue/1.svg',
    'http://other.example/pictures/icon.svg',
    `/pictures/${'mug/'.repeat(20_000)}1.svg`,
    `/pictures/${'-'.repeat(20_000)}.svg`,
  ])('has no picture at %j', (url) => {
    expect(findDrawing(url)).toBeUndefined();
  });

  it('writes nothing of the query into the picture', () => {
    const hostile = `${lamp}?$roundel_new$&p1_img=<script>alert(1)</script>"onload="x`;
    expect(pictureOf(hostile)).toBe(pictureOf(`${lamp}?$roundel_new$&p1_img=12.svg`));
  });
});
