/** The columns of the grid, its rows, and the host's content between the products. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { gridOf, openListing } from './filtering';
import { expect, test } from './shop';

type Box = { readonly left: number; readonly top: number; readonly right: number };
type Cell = Box & {
  readonly bottom: number;
  readonly kind: 'product' | 'recommendation' | 'banner';
  /** From the top of the cell to the top of its price. */
  readonly price: number | undefined;
};

/** The cells as they are seen: from row to row. */
async function cellsOf(page: Page): Promise<readonly Cell[]> {
  const cells = await gridOf(page).evaluate((grid) =>
    // Empty slots take no room.
    [...grid.querySelectorAll(':scope > :not(:empty)')].map((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      const price = cell.querySelector('.plp-price')?.getBoundingClientRect().top;
      const kind = cell.querySelector('.plp-banner')
        ? 'banner'
        : cell.querySelector('.plp-recommendation')
          ? 'recommendation'
          : 'product';
      return { left, top, right, bottom, kind, price: price && price - top } as const;
    }),
  );
  return cells.sort((one, other) => one.top - other.top || one.left - other.left);
}

function rowsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell.top, [...(rows.get(cell.top) ?? []), cell]);
  return [...rows.values()];
}

const isBanner = (row: readonly Cell[] | undefined) => row?.[0]?.kind === 'banner';
const rounded = (values: readonly (number | undefined)[]) =>
  new Set(values.filter((value) => value !== undefined).map(Math.round));

/** The narrowest phone, each width from which another layout holds, and one above the widest listing. */
const layouts = [
  { width: 320, columns: 2, gap: 16, rowGap: 16 },
  { width: 640, columns: 3, gap: 24, rowGap: 32 },
  { width: 1024, columns: 3, gap: 24, rowGap: 32 },
  { width: 1440, columns: 4, gap: 24, rowGap: 32 },
  { width: 1760, columns: 5, gap: 24, rowGap: 32 },
  { width: 2560, columns: 5, gap: 24, rowGap: 32 },
] as const;

/** Looks at the page on screen at every width. */
async function atEachWidth(
  page: Page,
  look: (layout: (typeof layouts)[number]) => Promise<void>,
): Promise<void> {
  for (const layout of layouts) {
    await page.setViewportSize({ width: layout.width, height: 900 });
    await test.step(`${layout.width} px`, () => look(layout));
  }
}

test('the grid has two to five columns, rows of one height, and one piece of content in the first two', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  await atEachWidth(page, async ({ width, columns, gap, rowGap }) => {
    const cells = await cellsOf(page);
    const [first = [], second = []] = rowsOf(cells);
    expect(first).toHaveLength(columns);
    expect((first[1]?.left ?? 0) - (first[0]?.right ?? 0)).toBeCloseTo(gap, 0);
    expect((second[0]?.top ?? 0) - (first[0]?.bottom ?? 0)).toBeCloseTo(rowGap, 0);
    const listing = await page.locator('.plp-page').boundingBox();
    expect(listing?.width).toBe(Math.min(width, 1792));
    const filters = await page.locator('.plp-filter-column').boundingBox();
    if (width >= 1024) expect(filters?.width).toBe(272);

    const kinds = cells.slice(0, Math.max(8, 2 * columns)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'product')).toEqual(['recommendation']);

    // Cards that come near the screen are laid out in a later frame.
    await expect(async () => {
      for (const row of rowsOf(await cellsOf(page))) {
        expect(rounded(row.map(({ bottom }) => bottom)).size, 'bottoms').toBe(1);
        expect(rounded(row.map(({ price }) => price)).size, 'prices').toBeLessThanOrEqual(1);
      }
    }).toPass({ timeout: 5_000 });
    const piece = page.locator('.plp-recommendation');
    const cell = gridOf(page).locator('> li').filter({ has: piece });
    const heights = [await piece.boundingBox(), await cell.boundingBox()];
    expect(heights[0]?.height).toBeCloseTo(heights[1]?.height ?? 0, 0);
  });

  await test.step('a cell whose content renders nothing takes no room', async () => {
    const cell = page.locator('.plp-grid > [data-empty]');
    await page.locator('.plp-grid').evaluate((grid) => {
      const empty = document.createElement('li');
      empty.className = 'plp-grid__wide-cell plp-grid__insert';
      empty.dataset.empty = '';
      // As React writes content that suspends nothing and renders nothing.
      empty.append(document.createComment('$'), document.createComment('/$'));
      grid.append(empty);
    });
    await expect(cell).toBeHidden();
    expect(await cell.boundingBox()).toBeNull();
    await cell.evaluate((element) => element.append('Not sure?'));
    await expect(cell).toBeVisible();
  });
});

test('no row before a banner has a hole, and no card is alone below it', async ({ page }) => {
  for (const path of [
    '/browse/furniture?numProducts=96',
    // Three products follow the last banner.
    '/browse/furniture?numProducts=96&page=18',
  ]) {
    await openListing(page, path);
    await test.step(path, () =>
      atEachWidth(page, async ({ columns }) => {
        const rows = rowsOf(await cellsOf(page));
        expect(rows.filter(isBanner).length).toBeGreaterThan(2);
        rows.forEach((row, index) => {
          const isBeforeBanner = isBanner(rows[index + 1]);
          if (isBeforeBanner && index + 1 < rows.length - 1) expect(row).toHaveLength(columns);
          const isAfterBanner = isBanner(rows[index - 1]);
          if (isAfterBanner && !isBanner(row)) expect(row).toHaveLength(columns);
        });
      }),
    );
  }
});

test('Tab follows the rows of two, four and five columns, also around a banner', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  // A picture of a swatch that comes just before the next press must not lead the focus out of the row.
  await page.route('**/pictures/**', async (route) => {
    await delay(30);
    await route.continue();
  });
  for (const width of [360, 1440, 1760])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const links = gridOf(page).locator('.plp-card__link, .plp-insert__link');
      const seen = await links.evaluateAll((all) =>
        all
          .map((link) => ({ link, box: (link.closest('li') ?? link).getBoundingClientRect() }))
          .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
          .map(({ link }) => link.textContent ?? ''),
      );
      await links.first().focus();
      const reached: string[] = [];
      while (reached.length < 14) {
        const words = await page.evaluate(() =>
          document.activeElement?.matches('.plp-card__link, .plp-insert__link')
            ? document.activeElement.textContent
            : null,
        );
        if (words !== null) reached.push(words);
        await page.keyboard.press('Tab');
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      expect(reached).toContain('Velvet, to sink into Shop velvet');
      expect(reached).toEqual(seen.slice(0, 14));
    });
});
