/** The journeys that must work in every browser engine. */
import { runShop, type RunningShop } from '../browser/run-shop';
import { describeWithPrograms } from '../support/required-program';
import type { Browser, Engine, WindowSize } from './engine';
import { describeJourneysWithScripting } from './journeys-with-scripting';
import { describeJourneysWithoutScripting } from './journeys-without-scripting';
import { shopperIn, type Shopper } from './shopper';

const desktop = { width: 1280, height: 900 };

// A busy machine may miss a deadline once. The report names the tests that were repeated.
jest.retryTimes(process.env.CI ? 2 : 0, { logErrorsBeforeRetry: true });

type Journey = (shopper: Shopper, shop: RunningShop) => Promise<void>;
/** Declares a test with a shopper who has not visited the shop. */
export type TestJourney = (title: string, journey: Journey, size?: WindowSize) => void;

export function describeMainJourneys(engine: Engine): void {
  describeWithPrograms(engine.programs, `the main journeys in ${engine.name}`, () => {
    let shop: RunningShop;
    beforeAll(async () => {
      shop = await runShop({ COLLECT_EVENTS: 'true' });
    });

    /** One browser for all journeys of a block. */
    const useBrowser = (isScripted: boolean): TestJourney => {
      let browser: Browser;
      beforeAll(async () => {
        browser = await engine.start({ isScripted, shopAddress: shop.address });
      });
      return (title, journey, size = desktop) =>
        it(title, async () => {
          const window = await browser.openWindow(size);
          await journey(shopperIn(window, { shopAddress: shop.address, isScripted }), shop);
        });
    };

    describe('with scripting', () => describeJourneysWithScripting(engine, useBrowser(true)));
    describe('without scripting', () => describeJourneysWithoutScripting(useBrowser(false)));
  });
}
