import type { TestJourney } from './main-journeys';

export function describeJourneysWithoutScripting(journey: TestJourney): void {
  journey('filters, sorts, pages and removes filters by links and forms', async (shopper) => {
    await shopper.open('/browse/furniture');
    await shopper.tickOption('Marram');
    await shopper.tickOption('Bexcombe');
    await shopper.clickButton('Apply');
    await shopper.sees({
      address: '/browse/furniture/brand--bexcombe+marram',
      count: '219 products',
    });

    await shopper.chooseSortOrder('price');
    await shopper.clickButton('Sort');
    await shopper.sees({
      address: '/browse/furniture/brand--bexcombe+marram?sortkey=price',
    });

    await shopper.click({ css: '.plp-chip', text: 'Remove Bexcombe' });
    await shopper.sees({
      address: '/browse/furniture/brand--marram?sortkey=price',
      count: '114 products',
    });

    await shopper.click({ css: 'a[rel="next"]' });
    await shopper.sees({
      address: '/browse/furniture/brand--marram?sortkey=price&page=2',
      results: 'Results: 31 - 60 (of 114)',
    });
    await shopper.goBack();
    await shopper.sees({ results: 'Results: 1 - 30 (of 114)' });
  });

  journey('enters a price range', async (shopper) => {
    await shopper.open('/browse/furniture');
    await shopper.type({ css: 'label', text: 'Minimum (£)' }, '100.5');
    await shopper.type({ css: 'label', text: 'Maximum (£)' }, '150');
    await shopper.pressKey('Enter');
    await shopper.sees({ address: '/browse/furniture/price---100-5-to-150' });
  });
}
