import { MessageChannel } from 'node:worker_threads';
import { closeAfterTest } from '../support/close-after-test';

// jsdom has no MessageChannel.
Object.assign(window, { MessageChannel });

it('delivers a message when the browser has restored the page', async () => {
  const { RestoredMessageChannel } = await import('../../src/hydration/restored-message-channel');
  const channel = new RestoredMessageChannel();
  closeAfterTest(() => channel.port1.close());
  const delivered = new Promise((resolve) => {
    channel.port1.onmessage = resolve;
  });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await delivered;
});
