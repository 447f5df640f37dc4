import { chipsOf, desktop, historyLength, whenSettled } from './filtering';
import { eventsOn, recordEvents } from './published-events';
import { expect, test } from './shop';

test.use({ viewport: desktop });

test('options ticked and unticked before the script comes are clicks like any other', async ({
  page,
  watched,
}) => {
  let sendScript = () => {};
  const isScriptWanted = new Promise<void>((resolve) => (sendScript = resolve));
  await page.route(/\/product-listing\.[\da-f]+\.js$/, async (route) => {
    await isScriptWanted;
    await route.continue();
  });
  await page.addInitScript(recordEvents);
  await page.goto('/browse/furniture/brand--marram', { waitUntil: 'commit' });
  const bexcombe = page.getByRole('checkbox', { name: 'Bexcombe' });
  const marram = page.getByRole('checkbox', { name: 'Marram' });
  await bexcombe.check();
  await marram.uncheck();
  const entries = await historyLength(page);
  sendScript();

  await expect(page).toHaveURL(/\/browse\/furniture\/brand--bexcombe$/);
  await expect(chipsOf(page)).toHaveText(['Bexcombe', 'Clear All']);
  await whenSettled(page);
  await expect(bexcombe).toBeChecked();
  await expect(marram).not.toBeChecked();
  expect(watched.listingRequests).toHaveLength(1);
  expect(await historyLength(page)).toBe(entries + 2);
  const shown = (await eventsOn(page)).filter(({ topic }) => topic === 'results-update');
  expect(shown).toHaveLength(1);
  await page.goBack();
  await expect(chipsOf(page)).toHaveText(['Bexcombe', 'Marram', 'Clear All']);
});
