import { markBots } from '../../../shop/events/mark-bots';
import { processorMsOf } from '../../support/processor-time';
import { aReceivedEvent, userAgent } from './an-events-service';

const events = (count: number, everyMs: number, said: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    aReceivedEvent({
      id: `event-${1_000 + index}`,
      topic: 'product-click',
      ...said,
      atMs: index * everyMs,
    }),
  );
const marksOf = (sent: ReturnType<typeof events>, agent = userAgent) =>
  markBots(sent, agent).map(({ isBot }) => isBot);

describe('an event', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['curl/8.5.0', true],
    ['python-requests/2.32', true],
    ['', true],
    [userAgent, false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      false,
    ],
  ])('of %s is a bot’s: %s', (agent, isBot) => {
    expect(marksOf(events(1, 0), agent)).toEqual([isBot]);
  });

  it.each([
    [11, 500, true],
    [11, 501, false],
    [10, 0, false],
    [40, 501, false],
  ])('is marked when %i clicks come every %i ms: %s', (count, everyMs, isBot) => {
    expect(marksOf(events(count, everyMs))).toEqual(Array(count).fill(isBot));
  });

  it('is marked with its whole visit, and no other visit is', () => {
    const other = aReceivedEvent({ visitId: 'visit-0002', topic: 'product-click' });
    const view = aReceivedEvent({ topic: 'search' });
    const sent = [other, ...events(11, 0, { topic: 'listing-view' }), view];
    expect(marksOf(sent)).toEqual([false, ...Array(12).fill(true)]);
  });

  it('is not marked for what comes by itself: views of products, and the four events of an update', () => {
    expect(marksOf(events(100, 0, { topic: 'product-view' }))).not.toContain(true);
    expect(marksOf(events(100, 0, { topic: 'grid-update' }))).not.toContain(true);
  });

  it('is marked without delay, however long the name is', () => {
    const marking = processorMsOf(() => {
      for (const part of ['bot', '(', 'Mozilla/5.0 ', ' ', 'a', '0.'])
        marksOf(events(1, 0), part.repeat(16_000));
    });
    expect(marking).toBeLessThan(500);
  });
});
