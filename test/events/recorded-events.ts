/** An event of each topic that the recorder publishes, and of those that the header around the page does. */
import { measureEvent } from '../../src/client/analytics/watch-performance';
import { savedTopic } from '../../src/saved-for-later/saved-change';
import { aRecordedPage, cardsOf, lookAt, slotOf } from '../support/a-recorded-page';

/** Needs jest's fake timers. */
export async function recordedEvents() {
  const page = await aRecordedPage({ path: '/search/sofas' });
  const { links, cells } = await cardsOf(page);
  await lookAt(page, cells[0]);
  links[1]?.click();
  for (const isSaved of [true, false])
    page.bus.publish(savedTopic, { productId: 'sofas-2', isSaved });
  const campaign = { 'data-plp-content': 'banner-6', 'data-plp-campaign': 'spring-24' };
  const slot = slotOf(page, campaign, '<h3>Spring has come</h3><a href="#">See the new lamps</a>');
  await lookAt(page, slot);
  slot.querySelector('a')?.click();
  const measured = measureEvent(page.state(), {
    measure: 'LCP',
    measureId: 'v6-1764424800000-2951413',
    value: 1284,
    navigation: 'navigate',
  });
  return [
    ...page.published,
    { topic: 'performance-update', payload: measured },
    {
      topic: 'search',
      payload: {
        brand: 'marlow',
        term: 'sof',
        suggestion: { kind: 'term', position: 2, text: 'sofa bed' },
      },
    },
  ];
}
