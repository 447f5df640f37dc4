import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerDeveloperTools } from '../../src/client/dev-tools/developer-tools';
import { offerTools, toolsName } from '../../src/client/dev-tools/dev-tools';
import type { PageTools } from '../../src/client/dev-tools/page-tools';
import { createSessionRecorder } from '../../src/client/dev-tools/session-recorder';
import { isReplaying, setReplaying } from '../../src/client/replay-mode';
import { responseOf } from '../support/a-listing-api';
import { aPageStore } from '../support/a-page-store';
import { axeViolations } from '../support/axe-violations';
import { createMemoryStorage } from '../../src/platform/memory-storage';
import { fakePlatform } from '../support/fake-platform';

const host = window as unknown as { [toolsName]?: Partial<PageTools> };
const file = join(__dirname, '../sessions/filters-sorts-and-pages.json');

function aPageWithTools() {
  const recorder = createSessionRecorder(createMemoryStorage());
  const page = aPageStore({
    platform: fakePlatform((url) => new Response(JSON.stringify(responseOf(url)))),
    globals: { isLocal: true },
    tools: { middleware: [recorder.middleware] },
  });
  page.start();
  const toolsPage = { ...page, recorder };
  offerDeveloperTools(toolsPage, offerTools(toolsPage));
  return page;
}

afterEach(() => {
  setReplaying(false);
  delete host[toolsName];
  document.body.replaceChildren();
});

describe('window.plp', () => {
  it('exports the visit, and does not change what the host has put there', async () => {
    Object.assign(host, { [toolsName]: { theirs: true } });
    aPageWithTools();
    expect(host[toolsName]).toMatchObject({ theirs: true });
    expect(await host[toolsName]?.exportSession?.()).toMatchObject({
      version: 2,
      brand: 'marlow',
      url: '/browse/sofas',
    });
  });

  it('saves the visit as a file on request', async () => {
    aPageWithTools();
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:session', revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await host[toolsName]?.exportSession?.({ download: true });
    expect(saved[0]).toMatch(/^session-[\dTZ-]+\.json$/);
    click.mockRestore();
  });
});

describe('the developer menu', () => {
  const summary = () => screen.findByText('Developer menu');
  const isOpen = async () => (await summary()).closest('details')?.open;

  it('is on a page in development once, in its own region and closed', async () => {
    aPageWithTools();
    await summary();
    aPageWithTools();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getAllByRole('region', { name: 'For developers' })).toHaveLength(1);
    expect(await isOpen()).toBe(false);
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('saves the session, and closes with the focus where it was', async () => {
    aPageWithTools();
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:session', revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const user = userEvent.setup();
    await user.click(await summary());
    expect(await isOpen()).toBe(true);
    expect(await axeViolations(document.body)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save this session' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await isOpen()).toBe(false);
    expect(await summary()).toHaveFocus();
    click.mockRestore();
  });

  it('opens the replay panel, which returns the focus when it closes', async () => {
    aPageWithTools();
    const user = userEvent.setup();
    await user.click(await summary());
    await user.click(screen.getByRole('button', { name: 'Replay a session…' }));
    await screen.findByRole('region', { name: 'Session replay' });
    expect(screen.getByLabelText('Session file')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await summary()).toHaveFocus();
  });

  it('closes on Escape', async () => {
    aPageWithTools();
    const user = userEvent.setup();
    await user.click(await summary());
    screen.getByRole('button', { name: 'Save this session' }).focus();
    await user.keyboard('{Escape}');
    expect(await isOpen()).toBe(false);
    expect(await summary()).toHaveFocus();
  });
});

describe('the replay panel', () => {
  async function anOpenPanel() {
    const page = aPageWithTools();
    await host[toolsName]?.replaySession?.();
    return { page, user: userEvent.setup(), text: () => screen.getByRole('status').textContent };
  }
  const choose = (user: ReturnType<typeof userEvent.setup>, content: string) =>
    user.upload(
      screen.getByLabelText('Session file'),
      // jsdom cannot read files.
      Object.assign(new File([content], 'session.json', { type: 'application/json' }), {
        text: () => Promise.resolve(content),
      }),
    );

  it('replays a session file step by step, then by itself to the end', async () => {
    const { page, user, text } = await anOpenPanel();
    expect(screen.getByRole('button', { name: 'Step' })).toBeDisabled();
    await choose(user, readFileSync(file, 'utf8'));
    await waitFor(() => expect(text()).toContain('0 done. Next: listing/facetToggled'));
    await user.click(screen.getByRole('button', { name: 'Step' }));
    expect(page.history.location.pathname).toBe('/browse/sofas/brand--acme');
    expect(text()).toContain('1 done. Next: go to /browse/sofas/brand--acme');
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Play' }).click());
    await jest.advanceTimersByTimeAsync(2_000);
    act(() => screen.getByRole('button', { name: 'Pause' }).click());
    const paused = text();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(text()).toBe(paused);
    act(() => screen.getByRole('button', { name: 'Play' }).click());
    await jest.advanceTimersByTimeAsync(120_000);
    jest.useRealTimers();
    expect(text()).toMatch(/At the end\.$/);
    expect(screen.getByRole('button', { name: 'Restart' })).toBeEnabled();
    const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
      entries: readonly { readonly url?: string }[];
    };
    expect(page.history.location.pathname).toBe(entries.at(-1)?.url);
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(text()).toContain('0 done');
  });

  it('says that nothing of a replay is delivered from its beginning on, and shows saves instead of sending them', async () => {
    const { page, user, text } = await anOpenPanel();
    expect(isReplaying()).toBe(false);
    const entries = [
      { atMs: 10, type: 'savedForLater/saveToggled', payload: '12' },
      { atMs: 900, type: 'document', url: '/browse/lamps', place: 1 },
    ];
    await choose(
      user,
      JSON.stringify({ version: 2, startedAt: '', url: '/browse/sofas', entries }),
    );
    await waitFor(() =>
      expect(text()).toBe('0 done. Next: savedForLater/saveToggled "12", which is not sent'),
    );
    expect(isReplaying()).toBe(true);
    expect(screen.getByText(/Nothing is sent/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Step' }));
    expect(page.store.getState().savedForLater).toEqual([]);
    expect(text()).toBe('1 done. Next: load /browse/lamps');
    await user.click(screen.getByRole('button', { name: 'Step' }));
    expect(page.history.location.pathname).toBe('/browse/lamps');
    expect(text()).toBe('2 done. At the end.');
  });

  it('rejects a file that is not a session', async () => {
    const { user, text } = await anOpenPanel();
    await choose(user, '{ "version": 1 }');
    await waitFor(() => expect(text()).toBe('This file holds no session'));
    await choose(user, readFileSync(file, 'utf8'));
    await waitFor(() => expect(text()).toContain('0 done'));
    await choose(user, 'no json');
    await waitFor(() => expect(text()).toBe('This file holds no session'));
    expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  });

  it('opens once, has names for all its controls, and closes', async () => {
    const { user } = await anOpenPanel();
    await host[toolsName]?.replaySession?.();
    expect(screen.getAllByRole('region', { name: 'Session replay' })).toHaveLength(1);
    expect(await axeViolations(document.body)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Session replay' })).toBeNull();
  });
});
