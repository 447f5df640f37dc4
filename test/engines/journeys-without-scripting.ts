import type { TestJourney } from './main-journeys';
import { texts } from '../support/english-texts';

export function describeJourneysWithoutScripting(journey: TestJourney): void {
  journey('filters, sorts, pages and removes filters by links and forms', async (shopper) => {
    await shopper.open('/browse/furniture');
    await shopper.tickOption('Marram');
    await shopper.tickOption('Bexcombe');
    await shopper.clickButton(texts.filterForms.apply);
    await shopper.sees({
      address: '/browse/furniture/brand--bexcombe+marram',
      count: '219 products',
    });

    await shopper.chooseSortOrder('price');
    await shopper.clickButton(texts.sort.submit);
    await shopper.sees({
      address: '/browse/furniture/brand--bexcombe+marram?sortkey=price',
    });

    await shopper.click({ css: '.plp-chip', text: texts.filters.remove('Bexcombe') });
    await shopper.sees({
      address: '/browse/furniture/brand--marram?sortkey=price',
      count: '114 products',
    });

    await shopper.click({ css: 'a[rel="next"]' });
    await shopper.sees({
      address: '/browse/furniture/brand--marram?sortkey=price&page=2',
      results: texts.results.written({ page: 1, start: 31, end: 60, total: 114 }),
    });
    await shopper.goBack();
    await shopper.sees({
      results: texts.results.written({ page: 1, start: 1, end: 30, total: 114 }),
    });
  });

  journey('enters a price range', async (shopper) => {
    await shopper.open('/browse/furniture');
    await shopper.type({ css: 'label', text: texts.filterForms.minimum('£') }, '100.5');
    await shopper.type({ css: 'label', text: texts.filterForms.maximum('£') }, '150');
    await shopper.pressKey('Enter');
    await shopper.sees({ address: '/browse/furniture/price---100-5-to-150' });
  });
}
