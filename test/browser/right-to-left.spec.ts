/** The page under `dir="rtl"` is the mirror image of the page from left to right (docs/product.md, 1.6). */
import type { Locator, Page } from '@playwright/test';
import { overflowOf } from './axe';
import {
  accordionOf,
  desktop,
  filterButtonOf,
  gridOf,
  innerDrawerOf,
  openListing,
  phone,
  sectionButtonOf,
  whenAnimationsFinish,
} from './filtering';
import { expect, test } from './shop';
import { turn } from './turn';
import { texts } from '../support/english-texts';

const listing = '/browse/lighting/colours--grey+navy';

type Box = { readonly name: string; readonly left: number; readonly right: number };

/** The boxes of everything that is rendered but runs of text, in the order of the document. */
const boxesOf = (page: Page): Promise<readonly Box[]> =>
  page.locator('[class*="plp-"]:not(.plp-visually-hidden)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { name: element.getAttribute('class') ?? '', left, right };
      }),
  );

/** What stands elsewhere than in a mirror after the turn of the document from left to right to right to left. */
async function unmirrored(page: Page): Promise<readonly string[]> {
  await turn(page, 'ltr');
  const before = await boxesOf(page);
  await turn(page, 'rtl');
  const after = await boxesOf(page);
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  const width = page.viewportSize()?.width ?? 0;
  return after.flatMap(({ name, left, right }, index) => {
    const mirrored = before[index] ?? { left: Number.NaN, right: Number.NaN };
    const isMirrored =
      Math.abs(width - mirrored.right - left) < 1 && Math.abs(width - mirrored.left - right) < 1;
    return isMirrored ? [] : [`${name}: ${left} to ${right}, not of ${mirrored.left}`];
  });
}

/** Where an element is at the beginning of its animation, which then goes on. */
const startOf = (page: Page, animationName: string): Promise<{ left: number; right: number }> =>
  page.evaluate(async (name) => {
    for (;;) {
      const animation = document
        .getAnimations()
        .find((each) => each instanceof CSSAnimation && each.animationName === name);
      if (animation?.effect instanceof KeyframeEffect && animation.effect.target) {
        animation.currentTime = 0;
        const { left, right } = animation.effect.target.getBoundingClientRect();
        return { left, right };
      }
      await new Promise(requestAnimationFrame);
    }
  }, animationName);

/** The left edge of a place in a text. */
const leftOf = (element: Locator, place: number): Promise<number> =>
  element.evaluate(({ firstChild: text }, start) => {
    if (!text) throw new Error('It has no text.');
    const letter = document.createRange();
    letter.setStart(text, start);
    letter.setEnd(text, start + 1);
    return letter.getBoundingClientRect().left;
  }, place);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the listing and the drawer are mirrored, and the drawer comes in from the right', async ({
    page,
  }) => {
    await openListing(page, listing);
    expect(await unmirrored(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    const [panel] = await Promise.all([
      startOf(page, 'plp-drawer-panel'),
      filterButtonOf(page).click(),
    ]);
    expect(panel.left).toBe(phone.width);
    const [inner] = await Promise.all([
      startOf(page, 'plp-drawer-inner'),
      sectionButtonOf(page, 'Price').click(),
    ]);
    expect(inner.right).toBe(phone.width - (inner.right - inner.left));
    await expect(innerDrawerOf(page, 'Price')).toBeFocused();
    await whenAnimationsFinish(page);
    expect(await unmirrored(page)).toEqual([]);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('the listing is mirrored, and the focus goes along its rows from the right', async ({
    page,
  }) => {
    await openListing(page, listing);
    expect(await unmirrored(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await gridOf(page).getByRole('article').getByRole('link').first().focus();
    const focused = page.locator('.plp-card__link:focus');
    const places: number[] = [];
    for (let card = 0; card < 3; card += 1) {
      places.push((await focused.boundingBox())?.x ?? Number.NaN);
      do await page.keyboard.press('Tab');
      while ((await focused.count()) === 0);
    }
    expect(places).toEqual([...places].sort((one, other) => other - one));
    expect(new Set(places).size).toBe(3);
  });

  test('the left arrow raises a price and goes on to the next swatch, and texts keep their order', async ({
    page,
  }) => {
    const script = page.waitForResponse(/\/further-pictures\./);
    await openListing(page, '/browse/furniture');
    await script;
    await turn(page, 'rtl');
    const lowest = page.getByRole('slider', { name: texts.filterForms.lowestPrice });
    await lowest.press('ArrowLeft');
    await lowest.press('ArrowLeft');
    await expect(lowest).toHaveValue('2');
    await lowest.press('ArrowRight');
    await expect(lowest).toHaveValue('1');

    const band = accordionOf(page, 'Price').getByText('£20 to £49.99');
    expect(await leftOf(band, 0)).toBeLessThan(await leftOf(band, '£20 to £'.length));

    const card = page.getByRole('article').filter({ hasText: 'Harlow 2 Seater Velvet Sofa' });
    const title = await card.getByRole('heading').boundingBox();
    const link = await card.locator('.plp-card__link').boundingBox();
    // Its words are at the side where the page's are, but for its padding and a space at the end of a line.
    expect(
      Math.abs((link?.x ?? 0) + (link?.width ?? 0) - (title?.x ?? 0) - (title?.width ?? 0)),
    ).toBeLessThan(16);

    await card.locator('.plp-card__link').focus();
    await page.keyboard.press('Tab');
    const discs = card.getByRole('radio');
    await expect(discs.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(discs.nth(1)).toBeFocused();
  });
});

test('on the pages of the shop a sentence ends at its own end, and a name stands at the side of the others', async ({
  page,
  watched,
}) => {
  for (const [path, sentence] of [
    ['/', 'Deep sofas, a lamp by each of them, and a coat for the way there.'],
    ['/nowhere', 'The address may have been mistyped, or the page may have moved.'],
    ['/saved', 'You have not saved any products yet. The heart on a product saves it for later.'],
  ] as const) {
    await page.goto(path);
    await turn(page, 'rtl');
    const words = page.getByText(sentence);
    const letter = await leftOf(words, sentence.length - 2);
    expect(await leftOf(words, sentence.length - 1), path).toBeGreaterThan(letter);
  }
  // The browser reports the status of the second.
  watched.errors.splice(0);

  const department = page.getByRole('main').getByRole('link', { name: 'Garden' });
  const [name, tile] = await department.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return [words.getBoundingClientRect().right, link.getBoundingClientRect().right] as const;
  });
  expect(tile - name).toBeLessThan(24);
});
