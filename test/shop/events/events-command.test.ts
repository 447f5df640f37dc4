import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Database from 'libsql';
import { topics } from '../../../src/events/event-payloads';
import { runEventsCommand } from '../../../shop/events/events-command';
import { anEvent, withEventsFolder } from './an-events-service';

const { folder, aService } = withEventsFolder();

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

  it('exports only events since a time, and writes to a file', async () => {
    await threeEvents();
    expect((await run('--since', '2025-06-02T10:00:01Z')).out).toBe('');
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
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      ...anEvent({ id: `event-${10_000 + index}` }),
      payload: '{}',
    }));
    await store.append(many, 0);
    store.close();
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
    expect(await run('--colour')).toMatchObject({ code: 2 });
    await threeEvents();
    expect(await run('--out', join(folder.path, 'none', 'out'))).toMatchObject({ code: 1 });
  });
});
