/** Style sheets of hosts that load after the product's: their rules for elements change nothing of it. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { WireListingBody } from '../../src/catalogue/listing-response';
import { test } from './base-test';
import { runHost, type Host } from './run-host';
import { texts } from '../support/english-texts';

/** Rules of a shop for elements, as it has them for pages of its own. */
const ownRules =
  '*,::before,::after{margin:0;padding:0;box-sizing:content-box}' +
  '*{font-family:fantasy;color:olive;letter-spacing:.05em;line-height:2}' +
  'body{font:300 1.25rem/2 fantasy;color:olive;letter-spacing:.05em;text-align:center;text-indent:1em;text-transform:uppercase}' +
  'main div,main span{color:olive}main ul li a{padding:1em;color:olive}' +
  'h1,h2,h3,h4{margin:1em 0 .5em;padding:1em;border-bottom:1px solid;color:olive;font:500 2.5rem/1.2 fantasy;text-align:center;text-transform:uppercase}' +
  'p{max-width:20em;margin:0 0 1rem;color:olive;font-size:1.25rem;line-height:2;text-align:justify}' +
  'ul,ol{margin:0 0 1rem;padding-left:2rem;list-style:square}li{margin-bottom:1em;padding-left:1em;list-style:square;line-height:2}' +
  'a{border-bottom:1px dotted;background:gold;color:blue;font-weight:700;text-decoration:underline}' +
  'button{display:block;width:100%;margin:1rem;padding:1rem;border:2px solid olive;border-radius:2rem;background:olive;color:gold;' +
  'font:300 1.5rem/2 fantasy;text-align:left;text-transform:uppercase;box-shadow:0 0 1rem}' +
  'input,select{width:100%;margin:1rem;padding:1rem;border:2px solid olive;border-radius:1rem;background:gold;color:olive;font:300 1.5rem/2 fantasy}' +
  'label{display:block;float:left;margin-bottom:1rem;padding:1rem;color:olive;font-size:1.5rem;font-weight:700;text-align:right}' +
  'fieldset{margin:1rem;padding:1rem;border:1px solid}legend{float:left;width:100%;margin-bottom:1rem;padding:1rem;font-size:1.5rem}' +
  'section,article,aside,nav,header,form,details{margin:1rem;padding:1rem;border:1px solid;border-radius:1rem;background:gold;box-shadow:0 0 1rem}' +
  'summary{display:list-item;padding:1rem;font-weight:700}progress{width:100%;height:2rem;border:1px solid;vertical-align:baseline}' +
  'img,svg{display:inline;height:auto;max-width:50%;margin:1rem;border:1px solid;border-radius:1rem;vertical-align:baseline}' +
  's{color:olive;font-size:2rem}span{padding:1px}div{padding:1px}dialog{margin:0;padding:2rem;border:1px solid}';

const textOf = (path: string) => readFileSync(path, 'utf8');
const hosts = {
  'Bootstrap 5': textOf(require.resolve('bootstrap/dist/css/bootstrap.min.css')),
  'preflight of Tailwind 4': textOf(require.resolve('tailwindcss/preflight.css')),
  'rules of its own for elements': ownRules,
};

const properties = [
  ...['box-sizing', 'display', 'float', 'position', 'vertical-align'],
  ...['width', 'height', 'min-width', 'max-width', 'min-height', 'max-height'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    ...[`margin-${side}`, `padding-${side}`],
    ...[`border-${side}-width`, `border-${side}-style`, `border-${side}-color`],
  ]),
  ...['border-top-left-radius', 'border-bottom-right-radius', 'box-shadow', 'opacity'],
  ...['color', 'background-color', 'background-image', 'list-style-type', 'list-style-image'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'line-height', 'letter-spacing'],
  ...['text-align', 'text-decoration-line', 'text-indent', 'text-transform', 'white-space'],
];

type Look = { readonly name: string; readonly values: Readonly<Record<string, string>> };

/** Every element of the product that has a box, and what stands before and after its content. */
const looksOf = (page: Page): Promise<readonly Look[]> =>
  page.evaluate((names) => {
    const valuesOf = (style: CSSStyleDeclaration) =>
      Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    const elements = document.querySelectorAll(
      '[data-plp-brand], [data-plp-brand] :not(svg *, source)',
    );
    return [...elements].flatMap((element, place) => {
      if (element.getClientRects().length === 0) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = `${place} ${element.localName}.${element.getAttribute('class') ?? ''}`;
      const box = { box: [x, y, width, height].map((value) => value.toFixed(2)).join(' ') };
      const pseudo = ['::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (style.content === 'none' || style.content === 'normal') return [];
        return [{ name: name + part, values: valuesOf(style) }];
      });
      return [{ name, values: { ...box, ...valuesOf(getComputedStyle(element)) } }, ...pseudo];
    });
  }, properties);

/** `article.plp-card height: 300px, not 280px`, each for the first element that has it. */
function differences(looks: readonly Look[], plain: readonly Look[]): readonly string[] {
  if (looks.length !== plain.length) return [`${looks.length} parts, not ${plain.length}`];
  const found = new Map<string, string>();
  for (const [place, { name, values }] of looks.entries()) {
    const before = plain[place]?.values ?? {};
    for (const [property, value] of Object.entries(values)) {
      if (value === before[property] || isUnseen(property, values, before)) continue;
      const kind = `${name.replace(/^\d+ /, '')} ${property}`;
      if (!found.has(kind)) found.set(kind, `${kind}: ${value}, not ${before[property]}`);
    }
  }
  return [...found.values()].slice(0, 40);
}

/** A line without width has neither style nor colour, and what is no part of a line of text is not aligned in it. */
function isUnseen(property: string, ...both: readonly Look['values'][]): boolean {
  const [, side] = /^(border-\w+)-(?:style|color)$/.exec(property) ?? [];
  if (side) return both.every((values) => values[`${side}-width`] === '0px');
  return (
    property === 'vertical-align' &&
    both.every((values) => !values['display']?.startsWith('inline'))
  );
}

/** The style sheet of a host is the last of the document. */
const setHostStyles = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const id = 'host-styles';
    const style =
      document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
    style.id = id;
    style.textContent = text;
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise(requestAnimationFrame);
  }, css);

async function expectSameLooks(page: Page, state: string): Promise<void> {
  await setHostStyles(page, '');
  const plain = await looksOf(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  for (const [host, css] of Object.entries(hosts)) {
    await setHostStyles(page, css);
    const found = differences(await looksOf(page), plain);
    expect.soft(found, `${state} in a page with ${host}`).toEqual([]);
    const same = picture.equals(await page.screenshot({ animations: 'disabled' }));
    expect.soft(same, `${state} in a page with ${host} is painted the same`).toBe(true);
  }
  await setHostStyles(page, '');
}

function hostPage({ globals, style, script }: Host): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another shop</title>' +
    `<link rel="stylesheet" href="${style}"><script>window.__PLP__ = ${globals}</script>` +
    `<script type="module" src="${script}"></script></head>` +
    '<body style="margin:0;padding:0"><main style="display:block;margin:0;padding:0"><div id="product-listing-root" style="padding:0;margin:0"></div></main></body></html>'
  );
}

let origin: string;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  ({ origin } = await runHost(hostPage));
});

test.beforeEach(() => test.setTimeout(120_000));

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const width of [360, 1280])
  test(`a listing of ${width} px looks the same with style sheets of hosts after its own`, async ({
    page,
  }) => {
    await open(page, '/browse/lighting/colours--black', width);
    await expect(page.getByRole('article')).toHaveCount(30);
    for (const section of await page.locator('.plp-filter-column details').all())
      await section.evaluate((details) => details.setAttribute('open', ''));
    await expectSameLooks(page, 'the listing');
  });

test('the drawer looks the same with style sheets of hosts after its own', async ({ page }) => {
  await open(page, '/browse/lighting/colours--black', 360);
  await page.getByRole('button', { name: texts.filters.button(1), exact: true }).click();
  const rows = page.locator('.plp-drawer__row');
  await expect(rows.first()).toBeVisible();
  await expectSameLooks(page, 'the drawer');
  // Discs, boxes, a range and a list of links.
  for (const name of ['Colour', 'Price', 'Brand', 'Lighting']) {
    const row = rows.filter({ has: page.getByText(name, { exact: true }) });
    await row.click();
    // Nothing is hovered there.
    await page.mouse.move(359, 450);
    await expect(page.locator('.plp-drawer__page--inner')).toBeVisible();
    await expectSameLooks(page, `the drawer at ${name}`);
    await page.goBack();
    await expect(page.locator('.plp-drawer__page--inner')).toHaveCount(0);
  }
});

test('a search without results looks the same with style sheets of hosts after its own', async ({
  page,
}) => {
  await open(page, '/search/xyzzyq/', 360);
  await expect(page.locator('.plp-fallback')).toBeVisible();
  await expectSameLooks(page, 'the page');
});

test('the picture of an energy label looks the same with style sheets of hosts after its own', async ({
  page,
}) => {
  await page.route('**/listing-api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as WireListingBody;
    const energy = { class: 'F', range: ['A', 'G'], labelUrl: '/label.webp' };
    Object.assign(body.response?.product_list?.[0] ?? {}, { energy });
    await route.fulfill({ response, json: body });
  });
  await open(page, '/browse/lighting', 360);
  await page.locator('.plp-energy__label').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSameLooks(page, 'the picture');
});
