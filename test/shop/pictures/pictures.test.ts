import { pictureColours } from '../../../shop/pictures/picture-colours';
import { findDrawing } from '../../../shop/pictures/find-drawing';
import { findThing } from '../../../shop/pictures/sheets';
import { departments } from '../../../shop/sample/sample-departments';
import { readSvg } from './read-svg';

const scenes = new Set(
  departments.flatMap(({ sections }) =>
    sections.flatMap(({ leaves }) => leaves.map(({ scene: [name] }) => name)),
  ),
);
const forms = [0, 1, 2, 3] as const;

function pictureOf(url: string): string {
  const svg = findDrawing(url)?.svg;
  if (svg === undefined) throw new Error(`No picture at ${url}`);
  return svg;
}

/** Sixty variants, every form fifteen times, in all colours in turn. */
const addressesOf = (scene: string): string[] =>
  Array.from({ length: 60 }, (_, variant) => {
    const colour = pictureColours[(variant * 7) % pictureColours.length] ?? 'red';
    const accent = pictureColours[(variant * 11 + 3) % pictureColours.length] ?? 'blue';
    return `/pictures/${scene}/${colour}-${accent}/${String(variant)}.svg`;
  });

/** Throws where a drawing is not well-formed, or refers to what it does not have. */
function expectWhole(svg: string) {
  const { ids, references } = readSvg(svg);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(svg).not.toContain('var(');
}

describe.each([...scenes])('pictures of a %s', (scene) => {
  const addresses = addressesOf(scene);

  it('are whole and light', () => {
    for (const address of addresses) {
      const svg = pictureOf(address);
      expectWhole(svg);
      expect(Buffer.byteLength(svg)).toBeLessThan(4096);
    }
  });

  it('are the same at every request', () => {
    for (const address of addresses) expect(pictureOf(address)).toBe(pictureOf(address));
  });

  it('differ from variant to variant', () => {
    const variants = addresses.map((_, at) =>
      pictureOf(`/pictures/${scene}/red-blue/${String(at)}.svg`),
    );
    expect(new Set(variants).size).toBe(variants.length);
  });

  it('have four forms on one kind of ground', () => {
    const things = forms.map((form) => findThing(scene, form));
    expect(new Set(things.map((thing) => thing?.content)).size).toBe(4);
    expect(new Set(things.map((thing) => thing?.stance)).size).toBe(1);
    expect(['floor', 'table', 'wall', 'lawn']).toContain(things[0]?.stance);
  });

  it.each(forms)('show the main colour in form %i', (form) => {
    const pictures = ['red', 'green', 'blue'].map((colour) =>
      pictureOf(`/pictures/${scene}/${colour}-natural/${String(form)}.svg`),
    );
    expect(new Set(pictures).size).toBe(3);
  });
});

describe('the picture service', () => {
  const lamp = '/pictures/table-lamp/mustard-natural/12.svg';

  it('draws the thing in the colour that the address names', () => {
    expect(pictureOf('/pictures/mug/teal-white/0.svg')).toContain('#1f7777');
    expect(pictureOf('/pictures/mug/coral-white/0.svg')).toContain('#ee7f66');
  });

  it('reads colours whose names have a hyphen', () => {
    expect(pictureOf('/pictures/kettle/stainless-steel-stainless-steel/1.svg')).toContain('<svg');
    expect(pictureOf('/pictures/kettle/navy-stainless-steel/1.svg')).not.toBe(
      pictureOf('/pictures/kettle/stainless-steel-navy/1.svg'),
    );
  });

  it.each(['new', 'eco', 'bestbuy', 'award', 'exclusive'])('has the badge %s', (id) => {
    const badged = pictureOf(`${lamp}?$roundel_${id}$&p1_img=12.svg`);
    expect(badged.length).toBeGreaterThan(pictureOf(lamp).length);
    expectWhole(badged);
  });

  it('draws the badge that the query names onto the picture', () => {
    const badged = pictureOf(`${lamp}?$roundel_bestbuy$&p1_img=12.svg`);
    expect(pictureOf(`${lamp}?%24roundel_bestbuy%24&p1_img=12.svg`)).toBe(badged);
    expect(pictureOf(`${lamp}?wid=360&$roundel_bestbuy$&p1_img=12.svg&hei=480`)).toBe(badged);
  });

  it('draws the badge as small on the wide picture of a page as on a card', () => {
    const badged = pictureOf(`${lamp}?$roundel_new$&p1_img=12.svg&wid=1152&hei=1536`);
    expectWhole(badged);
    const [, scale = ''] = /scale\(([\d.]+)\) translate\(-20 -20\)/.exec(badged) ?? [];
    const [, radius = ''] = /<circle cx="58" cy="422" r="([\d.]+)"/.exec(badged) ?? [];
    // In a drawing of 360, which a page shows on up to 576 pixels.
    const width = (2 * Number(radius) * Number(scale) * 576) / 360;
    expect(width).toBeGreaterThan(56);
    expect(width).toBeLessThanOrEqual(64);
  });

  it('shows the same thing from near, with its badge in place', () => {
    const detail = '/pictures/table-lamp/mustard-natural/12-detail.svg';
    expectWhole(pictureOf(detail));
    const [, thing = ''] = /<g transform="translate\(180 400\).*<\/g>/.exec(pictureOf(lamp)) ?? [];
    expect(pictureOf(detail)).toContain(thing);
    expect(pictureOf(`${detail}?$roundel_new$`)).toMatch(/<\/g><\/g>.+<\/svg>$/);
    expect(findDrawing('/pictures/table-lamp/mustard-natural/12-near.svg')).toBeUndefined();
  });

  it('shows a part of it from nearer still: what stands at its foot, what hangs in the middle', () => {
    const close = (scene: string) => pictureOf(`/pictures/${scene}/mustard-natural/12-close.svg`);
    expect(close('sofa')).toContain('<g transform="translate(90 480) scale(2.2)');
    expect(close('shirt')).toContain('<g transform="translate(170 210) scale(2.4)');
  });

  it('responds with the plain picture to sizes, unknown badges and anything else in the query', () => {
    const plain = pictureOf(lamp);
    for (const query of ['?', '?wid=360&hei=480', '?$roundel_none$&p1_img=x', '?%E0%A4%A', '#top'])
      expect(pictureOf(lamp + query)).toBe(plain);
  });

  it.each(pictureColours)('has a swatch of %s', (colour) => {
    expectWhole(pictureOf(`/pictures/swatch/${colour}.svg`));
  });

  it.each([
    'winter-warmers',
    'long-evenings',
    'kitchen-refresh',
    'garden-ready',
    'two-for-one',
    'velvet',
  ])('has a banner for %s', (name) => {
    expectWhole(pictureOf(`/pictures/banner/${name}.svg`));
  });

  it.each([
    [`${lamp}?wid=360&hei=480`, 'svg', 360],
    ['/pictures/table-lamp/mustard-natural/12.webp', 'webp', 720],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=180&hei=240', 'webp', 180],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=361&hei=480', 'webp', 468],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=0', 'webp', 180],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=9999', 'webp', 1152],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=-1', 'webp', 720],
    ['/pictures/table-lamp/mustard-natural/12.webp?wid=99999', 'webp', 720],
    ['/pictures/swatch/multi.webp?wid=720', 'webp', 40],
    ['/pictures/banner/winter-warmers.webp', 'webp', 1200],
    ['/pictures/banner/winter-warmers.webp?wid=20', 'webp', 240],
    ['/pictures/banner/winter-warmers.webp?wid=721', 'webp', 960],
    ['/pictures/banner/winter-warmers.webp?wid=9999', 'webp', 1200],
  ])('reads from %s a picture as %s, %i pixels across', (url, format, width) => {
    expect(findDrawing(url)).toMatchObject({ format, width });
  });

  it('has an icon', () => {
    expect(readSvg(pictureOf('/pictures/icon.svg')).elements).toContain('path');
  });

  it('has variants up to 999', () => {
    expect(findDrawing('/pictures/mug/red-blue/999.svg')).toBeDefined();
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
