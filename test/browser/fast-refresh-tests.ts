/** Tests of saves while `npm run dev` runs; they edit a copy of the storefront. */
import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from '../support/temporary-folder';
import { base, chooseBrand, expectBrands, logOf, marram, openPanel } from './dev-tools';
import { drawerOf, filterButtonOf, phone } from './filtering';
import { expect, isMarked, markDocument, test, whenReady } from './shop';

/** A rebuild on a busy machine. */
const longestBuildMs = 60_000;

function edit(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

const toggle = `import { useState } from 'react';
export function Toggle() {
  const [isOn, setIsOn] = useState(false);
  return (
    <button type="button" className="toggle" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      one
    </button>
  );
}
`;

/** A copy of the storefront with a component of its own, which has state, on each card. */
export function aStorefrontToEdit(): string {
  const folder = aFolder();
  cpSync('storefront', folder, { recursive: true });
  writeFileSync(join(folder, 'Toggle.tsx'), toggle);
  const file = join(folder, 'extensions.ts');
  edit(file, 'import', "import { Toggle } from './Toggle';\nimport");
  edit(file, '= [', "= [{ place: 'action', Part: Toggle }, ");
  return folder;
}

/** Registers the tests. They come last, as their edits stay. */
export function testSaves(addressOf: () => string, storefront: () => string): void {
  test('a saved component is replaced on the page, which keeps its state, its log and its drawer', async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const button = page.locator('.toggle').first();
    await page.goto(addressOf() + base);
    await whenReady(page);
    await openPanel(page);
    await chooseBrand(page, marram);
    await expectBrands(page, [marram]);
    await button.press('Enter');
    await page.setViewportSize(phone);
    await filterButtonOf(page).press('Enter');
    await expect(drawerOf(page)).toBeVisible();
    await markDocument(page);
    const log = await logOf(page);

    edit(join(storefront(), 'Toggle.tsx'), 'one', 'two');
    await expect(button).toHaveText('two', { timeout: longestBuildMs });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(drawerOf(page)).toBeVisible();
    expect((await logOf(page)).slice(0, log.length)).toEqual(log);

    edit(join(storefront(), '_parts.scss'), /$/, '\n.toggle { opacity: 0.5; }\n');
    await expect(button).toHaveCSS('opacity', '0.5', { timeout: longestBuildMs });
    expect(await isMarked(page)).toBe(true);
  });

  const saves: Readonly<Record<string, () => void>> = {
    'of the page that is no component': () =>
      edit(join(storefront(), 'storefront.ts'), "'Marlow'", "'Marlow and Sons'"),
    'of the server alone': () => utimesSync('server/metrics.ts', new Date(), new Date()),
  };
  for (const [what, save] of Object.entries(saves))
    test(`a saved module ${what} reloads the page`, async ({ page, watched }) => {
      test.setTimeout(150_000);
      await page.goto(addressOf() + base);
      await whenReady(page);
      await markDocument(page);
      save();
      await expect
        .poll(() => isMarked(page).catch(() => true), { timeout: longestBuildMs })
        .toBe(false);
      await whenReady(page);
      // The server answers before it has its catalogue.
      expect(watched.errors.splice(0).filter((error) => !error.includes('503'))).toEqual([]);
    });
}
