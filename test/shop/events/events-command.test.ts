import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import Database from 'libsql';
import { topics } from '../../../src/events/event-payloads';
import { runEventsCommand } from '../../../shop/events/events-command';
import { aListingView, aReceivedEvent, anEvent, withEventsFolder } from './an-events-service';

const { folder, aService } = withEventsFolder();

const aSearch = { brand: 'marlow', term: '"a",b' };

async function run(...args: readonly string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await runEventsCommand(['--data-dir', folder.path, ...args], stdout, stderr);
  stdout.end();
  stderr.end();
  const [out, errors] = await said;
  return { code, out, errors };
}

describe('npm run events', () => {
  async function threeEvents() {
    const { send, store } = await aService();
    await send([
      anEvent(),
      anEvent({ id: 'event-0002', topic: 'search', payload: aSearch }),
      anEvent({ id: 'event-0003' }),
    ]);
    await store.close();
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
      topic: 'search',
      at: '2025-06-02T09:00:00.000Z',
      received: '2025-06-02T10:00:00.000Z',
      bot: false,
      payload: aSearch,
    });
  });

  it('prints CSV with the payloads as JSON', async () => {
    await threeEvents();
    const { out } = await run('--format', 'csv');
    const [header, , search] = out.split('\r\n');
    expect(header).toBe(
      '"id","visit","topic","at","received","payload","session","sequence","schema_version","brand","device_class","bot"',
    );
    expect(search).toBe(
      '"event-0002","visit-0001","search","2025-06-02T09:00:00.000Z","2025-06-02T10:00:00.000Z",' +
        '"{""brand"":""marlow"",""term"":""\\""a\\"",b""}",,,,,,false',
    );
  });

  it('says how many events it has written, and when the last one came in', async () => {
    await threeEvents();
    const last = 'the last one received 2025-06-02T10:00:00.000Z';
    expect((await run()).errors).toBe(`3 events, ${last}\n`);
    expect((await run('--topic', 'search')).errors).toBe(`1 events, ${last}\n`);
    expect((await run('--until', '2025-06-02T10:00Z')).errors).toBe('0 events\n');
  });

  it('exports only events since or before a time, and writes to a file', async () => {
    await threeEvents();
    expect((await run('--since', '2025-06-02T10:00:01Z')).out).toBe('');
    expect((await run('--until', '2025-06-02T10:00:00Z')).out).toBe('');
    expect((await run('--until', '2025-06-02T10:00:00.001Z')).out).not.toBe('');
    const file = join(folder.path, 'out.ndjson');
    expect((await run('--since', '2025-06-02', '--out', file)).out).toBe('');
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  });

  it('leaves the file of an earlier export as it is when the events cannot be read', async () => {
    await threeEvents();
    const file = join(folder.path, 'out.ndjson');
    await run('--out', file);
    const before = readFileSync(file, 'utf8');
    const database = new Database(join(folder.path, 'events.db'));
    // As a newer version leaves it.
    database.pragma('user_version = 99');
    database.close();
    expect(await run('--out', file)).toMatchObject({ code: 1 });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('exports more than a thousand events', async () => {
    const { store } = await aService();
    const many = Array.from({ length: 2_500 }, (_, index) =>
      aReceivedEvent({ id: `event-${10_000 + index}` }),
    );
    await store.append(many, 0);
    await store.close();
    expect((await run()).out.trimEnd().split('\n')).toHaveLength(2_500);
  });

  it('prints its help, and reports a wrong option in one line', async () => {
    expect((await run('--help')).out).toContain('--format ndjson|csv');
    expect(await run()).toMatchObject({ code: 1, errors: `no events in ${folder.path}\n` });
    expect(await run('--format', 'xml')).toMatchObject({
      code: 2,
      errors: 'unknown format "xml": ndjson or csv\n',
    });
    expect(await run('--topic', 'nonsense')).toMatchObject({
      code: 2,
      errors: `unknown topic "nonsense": ${topics.join(', ')}\n`,
    });
    expect(await run('--since', 'lately')).toMatchObject({ code: 2 });
    expect(await run('--until', 'soon')).toMatchObject({ code: 2 });
    expect(await run('--out-dir', 'x', '--topic', 'search')).toMatchObject({ code: 2 });
    expect(await run('--out-dir', 'x', '--out', 'y')).toMatchObject({ code: 2 });
    expect(await run('--colour')).toMatchObject({ code: 2 });
    await threeEvents();
    expect(await run('--out', join(folder.path, 'none', 'out'))).toMatchObject({ code: 1 });
  });
});

describe('npm run events with a topic', () => {
  const view = {
    ...aListingView,
    custom: { a: 'x|y', 'b:c': 2 },
    facets: [
      { options: ['a|b', 'c:d'], id: 'brand' },
      { id: 'col:our', options: ['100%'] },
    ],
    experiments: [{ name: 'ranking', cohort: 'by-margin' }],
    change: { kind: 'facet', action: 'added' },
    droppedWords: ['big', 'red'],
  };

  async function oneView(said: object = {}) {
    const { send, store } = await aService();
    await send([
      anEvent({ id: 'event-0001', topic: 'listing-view', payload: view, ...said }),
      anEvent({ id: 'event-0002' }),
    ]);
    await store.close();
  }

  const flat = {
    id: 'event-0001',
    visit: 'visit-0001',
    session: 'session-1',
    sequence: 4,
    at: '2025-06-02T09:00:00.000Z',
    received: '2025-06-02T10:00:00.000Z',
    schema_version: 1,
    brand: 'hearth',
    device_class: 'phone',
    bot: false,
    update_id: 'update-1',
    page_type: 'search',
    path: '/search/lamp',
    search_term: 'lamp',
    category: null,
    sort: 'relevance',
    page: 1,
    results_per_page: 24,
    num_results: 3,
    facets: 'brand:a%7Cb|brand:c:d|col%3Aour:100%25',
    result_id: null,
    experiments: 'ranking:by-margin',
    re_ranking: false,
    event_trigger: null,
    change_kind: 'facet',
    change_facet: null,
    change_option: null,
    change_action: 'added',
    is_refresh: null,
    corrected_term: null,
    dropped_words: 'big|red',
    custom: 'a:x%7Cy|b%3Ac:2',
  };
  const ofPage = {
    ...{ sessionId: 'session-1', sequence: 4, schemaVersion: 1 },
    ...{ brand: 'hearth', deviceClass: 'phone' },
  };

  it('prints a column for each field of its contract, in this order', async () => {
    await oneView(ofPage);
    const { out } = await run('--topic', 'listing-view');
    expect(JSON.parse(out)).toEqual(flat);
    expect(Object.keys(JSON.parse(out) as object)).toEqual(Object.keys(flat));
  });

  it('prints the same as CSV, with nothing for what is missing', async () => {
    await oneView(ofPage);
    const { out } = await run('--topic', 'listing-view', '--format', 'csv');
    const [row] = parse(out, { columns: true }) as readonly object[];
    const texts = Object.entries(flat).map(([name, value]) => [name, String(value ?? '')]);
    expect(row).toEqual(Object.fromEntries(texts));
    expect(out).toContain(',"search","/search/lamp","lamp",,"relevance",1,24,3,');
  });

  it('finds the brand in the payload when an earlier build sent the event', async () => {
    await oneView();
    const row = { session: null, sequence: null, schema_version: null, brand: 'marlow' };
    expect(JSON.parse((await run('--topic', 'listing-view')).out)).toMatchObject(row);
  });

  it.each(['=1+1', '+1', '-1', '@a', '\t=1'])(
    'disarms the formula %j in CSV alone',
    async (term) => {
      const { send, store } = await aService();
      await send([anEvent({ topic: 'search', payload: { brand: 'marlow', term } })]);
      await store.close();
      expect((await run('--topic', 'search', '--format', 'csv')).out).toContain(`,"'${term}",`);
      expect(JSON.parse((await run('--topic', 'search')).out)).toMatchObject({ term });
    },
  );

  it('has the same columns for events of earlier builds, which may hold anything', async () => {
    const { store } = await aService();
    const payloads = ['{}', '{"term":{"a":[1]},"brand":["b"],"suggestion":7}', '[]', '"text"', '{'];
    const topic = 'search';
    await store.append(
      payloads.map((payload, index) => aReceivedEvent({ id: `event-000${index}`, topic, payload })),
      0,
    );
    await store.close();
    const { out } = await run('--topic', 'search', '--format', 'csv');
    const rows = parse(out, { columns: true }) as readonly object[];
    expect(rows).toHaveLength(payloads.length);
    expect(rows[1]).toMatchObject({ term: 'a:1', suggestion_kind: '' });
  });

  it('writes a file for each topic into a folder, with the same columns as alone', async () => {
    await oneView(ofPage);
    const outDir = join(folder.path, 'out', 'today');
    const { errors } = await run('--out-dir', outDir, '--format', 'csv');
    expect(errors).toMatch(/^2 events, /);
    const names = topics.map((topic) => `${topic.replace('/', '-')}.csv`);
    expect(readdirSync(outDir).toSorted()).toEqual(names.toSorted());
    for (const topic of topics) {
      const file = readFileSync(join(outDir, `${topic.replace('/', '-')}.csv`), 'utf8');
      expect(file).toBe((await run('--topic', topic, '--format', 'csv')).out);
    }
  });
});
