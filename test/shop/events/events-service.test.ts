import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  answerEventsRequest,
  type EventsService,
} from '../../../src/shop/events/answer-events-request';
import { openEventStore, type EventStore } from '../../../src/shop/events/event-store';
import { runEventsCommand } from '../../../src/shop/events/events-command';

let dataDir = '';
let store: EventStore | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plp-events-'));
});
afterEach(() => {
  store?.close();
  store = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const anEvent = (said: object = {}) => ({
  id: 'event-0001',
  visitId: 'visit-0001',
  topic: 'facet-update',
  atMs: Date.UTC(2025, 5, 2, 9),
  payload: { path: '/browse/sofas' },
  ...said,
});

async function aService(most?: number) {
  store = await openEventStore(dataDir, most);
  const errors: unknown[] = [];
  const service: EventsService = {
    store,
    nowMs: () => Date.UTC(2025, 5, 2, 10),
    onError: (error) => errors.push(error),
  };
  const send = async (events: unknown, fetchSite?: string) =>
    (
      await answerEventsRequest(service, {
        method: 'POST',
        body: JSON.stringify({ events }),
        fetchSite,
      })
    ).status;
  return { service, store, errors, send };
}

async function run(...args: readonly string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runEventsCommand(['--data-dir', dataDir, ...args], stdout, stderr);
  stdout.end();
  stderr.end();
  const [out, errors] = await said;
  return { code, out, errors };
}

describe('the collector of events', () => {
  it('keeps each event once, however often and in whatever company it is sent', async () => {
    const { send, store } = await aService();
    expect(await send([anEvent()])).toBe(204);
    expect(await send([anEvent(), anEvent({ id: 'event-0002' })])).toBe(204);
    expect(await send([anEvent()])).toBe(204);
    expect((await store.page({}, 0)).map(({ id }) => id)).toEqual(['event-0001', 'event-0002']);
  });

  it('still has them after it was opened anew', async () => {
    const first = await aService();
    await first.send([anEvent()]);
    first.store.close();
    const { store } = await aService();
    expect(await store.page({}, 0)).toEqual([
      {
        place: 1,
        id: 'event-0001',
        visitId: 'visit-0001',
        topic: 'facet-update',
        atMs: Date.UTC(2025, 5, 2, 9),
        receivedAtMs: Date.UTC(2025, 5, 2, 10),
        payload: '{"path":"/browse/sofas"}',
      },
    ]);
  });

  it.each([
    ['no list', 'text'],
    ['no event', []],
    [
      'too many',
      Array.from({ length: 201 }, (_, index) => anEvent({ id: `event-${1000 + index}` })),
    ],
    ['no id', [anEvent({ id: undefined })]],
    ['an id that is a formula', [anEvent({ id: '=cmd|calc' })]],
    ['a topic that is none', [anEvent({ topic: '../secret topic' })]],
    ['no time', [anEvent({ atMs: 'now' })]],
    ['a payload that is none', [anEvent({ payload: '=1+1' })]],
    ['a payload that is too long', [anEvent({ payload: { text: 'x'.repeat(17_000) } })]],
    ['one good and one bad', [anEvent(), anEvent({ visitId: 7 })]],
  ])('refuses %s and keeps nothing', async (_name, events) => {
    const { send, store } = await aService();
    expect(await send(events)).toBe(400);
    expect(await store.page({}, 0)).toEqual([]);
  });

  it('refuses other methods, other sites, broken bodies and bodies that are too long', async () => {
    const { service, send } = await aService();
    const answer = async (request: object) =>
      (await answerEventsRequest(service, { method: 'POST', body: '', ...request })).status;
    expect(await answer({ method: 'GET' })).toBe(405);
    expect(await answer({ body: '{' })).toBe(400);
    expect(await answer({ body: ' '.repeat(65_537) })).toBe(413);
    expect(await send([anEvent()], 'cross-site')).toBe(403);
    expect(await send([anEvent()], 'same-origin')).toBe(204);
  });

  it('says that it is full, and that its database failed, and tells its log', async () => {
    const { send, store, errors } = await aService(2);
    await send([anEvent(), anEvent({ id: 'event-0002' })]);
    expect(await send([anEvent({ id: 'event-0003' })])).toBe(503);
    store.close();
    expect(await send([anEvent({ id: 'event-0004' })])).toBe(503);
    expect(errors).toHaveLength(2);
  });
});

describe('npm run events', () => {
  async function threeEvents() {
    const { send, store } = await aService();
    await send([
      anEvent(),
      anEvent({ id: 'event-0002', topic: 'grid-update', payload: { say: '"a",b' } }),
      anEvent({ id: 'event-0003' }),
    ]);
    store.close();
  }

  it('prints one JSON object a line, oldest first', async () => {
    await threeEvents();
    const { code, out } = await run();
    expect(code).toBe(0);
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(events).toHaveLength(3);
    expect(events[1]).toEqual({
      id: 'event-0002',
      visit: 'visit-0001',
      topic: 'grid-update',
      at: '2025-06-02T09:00:00.000Z',
      received: '2025-06-02T10:00:00.000Z',
      payload: { say: '"a",b' },
    });
  });

  it('prints CSV in which every field is quoted', async () => {
    await threeEvents();
    const { out } = await run('--format', 'csv', '--topic', 'grid-update');
    expect(out).toBe(
      '"id","visit","topic","at","received","payload"\r\n' +
        '"event-0002","visit-0001","grid-update","2025-06-02T09:00:00.000Z","2025-06-02T10:00:00.000Z",' +
        '"{""say"":""\\""a\\"",b""}"\r\n',
    );
  });

  it('takes only what came in since a time, and writes to a file', async () => {
    await threeEvents();
    expect((await run('--since', '2025-06-02T10:00:01Z')).out).toBe('');
    const file = join(dataDir, 'out.ndjson');
    expect((await run('--since', '2025-06-02', '--out', file)).out).toBe('');
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  });

  it('goes on past a thousand events', async () => {
    const { store } = await aService();
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      ...anEvent({ id: `event-${10_000 + index}` }),
      payload: '{}',
    }));
    await store.append(many, 0);
    store.close();
    expect((await run()).out.trimEnd().split('\n')).toHaveLength(2_500);
  });

  it('explains itself, and says in one line what is wrong', async () => {
    expect((await run('--help')).out).toContain('--format ndjson|csv');
    expect(await run()).toMatchObject({ code: 1, errors: `no events in ${dataDir}\n` });
    expect(await run('--format', 'xml')).toMatchObject({
      code: 2,
      errors: 'unknown format "xml": ndjson or csv\n',
    });
    expect(await run('--since', 'lately')).toMatchObject({ code: 2 });
    expect(await run('--colour')).toMatchObject({ code: 2 });
    await threeEvents();
    expect(await run('--out', join(dataDir, 'none', 'out'))).toMatchObject({ code: 1 });
  });
});
