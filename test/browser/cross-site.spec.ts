import { expect } from '@playwright/test';
import { closeAfterTest } from '../support/close-after-test';
import { startTlsProxy } from '../support/tls-proxy';
import { test } from './base-test';
import { runShop } from './run-shop';

/** Two hosts of different sites, in a browser that stores the cookies of other sites for each site apart. */
const twoSites = [
  '--host-resolver-rules=MAP page.test 127.0.0.1, MAP saved.example 127.0.0.1',
  '--test-third-party-cookie-phaseout',
];

test('products are saved at a service of another site over TLS, and are still saved after a reload', async ({
  playwright,
  launchOptions,
}) => {
  test.setTimeout(90_000);
  const proxy = await startTlsProxy();
  const [pages, service] = ['page.test', 'saved.example'].map(
    (host) => `https://${host}:${proxy.port}`,
  );
  const shop = await runShop({
    ENV_URL: String(service),
    CORS_ORIGINS: String(pages),
    TRUST_PROXY: 'loopback',
  });
  proxy.serve(Number(new URL(shop.address).port));
  const args = [...(launchOptions.args ?? []), ...twoSites];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  closeAfterTest(() => browser.close());
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`${pages}/browse/furniture`);
  const heart = page.getByRole('article').first().getByRole('button', { name: /^Save/ });
  await heart.click();
  const saved = page.getByRole('article').first().getByRole('button', { pressed: true });
  await expect(saved).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const [cookie] = (await page.context().cookies()).filter(
    ({ domain }) => domain === 'saved.example',
  );
  expect(cookie).toMatchObject({
    name: '__Host-plp_partner_shopper',
    sameSite: 'None',
    secure: true,
  });
  // The list comes from the service.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(saved).toBeVisible();
});
