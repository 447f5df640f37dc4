/** What is prefetched on intent: one control at a time, by mouse, touch and keys. */
import { renderHook } from '@testing-library/react';
import { watchIntent } from '../../src/client/watch-intent';
import { usePrefetch, type PrefetchTarget } from '../../src/listing/use-prefetch';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { pendingResponses } from '../support/listing-service';

const { respond } = pendingResponses();
const platform = fakePlatform(respond);
const page = aPageStore({ path: '/browse/sofas', platform });

beforeAll(() => watchIntent(page.store.dispatch));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.dispatchEvent(new Event('pointercancel'));
  document.body.replaceChildren();
  platform.requested.length = 0;
  platform.logged.length = 0;
  jest.useRealTimers();
});

function aLink(target: PrefetchTarget) {
  const link = document.createElement('a');
  link.tabIndex = 0;
  link.append(document.createElement('span'), document.createElement('span'));
  document.body.append(link);
  const lead = (to: PrefetchTarget) => renderHook(() => usePrefetch(to)).result.current(link);
  lead(target);
  return { link, lead };
}

function point(type: string, target: EventTarget, init: object = {}): void {
  const event = new Event(type, { bubbles: true });
  const related = type === 'pointerout' ? null : undefined;
  Object.assign(event, { pointerType: 'mouse', button: 0, relatedTarget: related, ...init });
  target.dispatchEvent(event);
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const requested = () => platform.requested.length;

it('a mouse that moves within a link for 200 ms prefetches once, and leaving aborts', async () => {
  const { link } = aLink('/browse/rugs');
  for (const part of link.children) {
    point('pointerover', part);
    await wait(150);
  }
  expect(requested()).toBe(1);
  point('pointerover', document.body);
  await wait(0);
  expect(platform.logged).toEqual(['info: ERR_CANCELED']);
});

it('a mouse that leaves the link or the window in time prefetches nothing', async () => {
  const { link } = aLink('/browse/rugs');
  point('pointerover', link);
  await wait(150);
  point('pointerover', document.body);
  point('pointerover', link);
  await wait(150);
  point('pointerout', link);
  await wait(500);
  expect(requested()).toBe(0);
});

it('a press prefetches at once, also where the link leads elsewhere since the last', async () => {
  const { link, lead } = aLink('/browse/rugs');
  const press = async (button: number) => {
    point('pointerdown', link, { button });
    await wait(0);
  };
  await press(0);
  await press(0);
  expect(requested()).toBe(1);
  lead('/browse/lamps');
  await press(2);
  expect(requested()).toBe(1);
  await press(0);
  expect(requested()).toBe(2);
});

it('a click ends the wait', async () => {
  const { link } = aLink('/browse/rugs');
  point('pointerover', link);
  await wait(150);
  point('click', link);
  await wait(500);
  expect(requested()).toBe(0);
});

it('a finger that rests prefetches and may be lifted; one that scrolls aborts', async () => {
  const { link } = aLink('/browse/rugs');
  const touch = { pointerType: 'touch' };
  point('pointerover', link, touch);
  point('pointerdown', link, touch);
  await wait(150);
  point('pointerout', link, touch);
  await wait(500);
  expect(requested()).toBe(0);
  point('pointerover', link, touch);
  await wait(200);
  point('pointerout', link, touch);
  await wait(0);
  expect(requested()).toBe(1);
  expect(platform.logged).toEqual([]);
  point('pointercancel', link, touch);
  await wait(0);
  expect(platform.logged).toEqual(['info: ERR_CANCELED']);
});

it('focus prefetches, leaving aborts, and focus elsewhere leaves what a mouse points at', async () => {
  const { link } = aLink('/browse/rugs');
  link.focus();
  await wait(200);
  expect(requested()).toBe(1);
  link.blur();
  await wait(0);
  expect(platform.logged).toEqual(['info: ERR_CANCELED']);
  const button = document.body.appendChild(document.createElement('button'));
  point('pointerover', link);
  button.focus();
  await wait(200);
  expect(requested()).toBe(2);
});

it('a link that is gone, or leads nowhere, prefetches nothing', async () => {
  const { link } = aLink('/browse/rugs');
  point('pointerover', link);
  link.remove();
  await wait(500);
  const other = aLink('/browse/lamps');
  renderHook(() => usePrefetch(undefined)).result.current(other.link);
  point('pointerover', other.link);
  await wait(500);
  expect(requested()).toBe(0);
});
