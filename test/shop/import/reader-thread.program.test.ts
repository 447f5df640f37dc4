import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ImportFailure } from '../../../shop/import/formats/row';
import {
  type Batch,
  type ReadBatches,
  readHere,
  type RowSource,
} from '../../../shop/import/read-batches';
import { type FromReader, mostWaiting, readInThread } from '../../../shop/import/reader-thread';
import { closeAfterTest } from '../../support/close-after-test';
import { compileProgram } from '../../support/compile-program';
import { aFolder } from '../../support/temporary-folder';

const script = compileProgram('shop/import/import-reader.ts');

function aFile(name: string, text: string): string {
  const path = join(aFolder(), name);
  writeFileSync(path, text);
  return path;
}

const source = (text: string, changes: Partial<RowSource> = {}): RowSource => ({
  file: aFile('feed', text),
  requested: {},
  reading: { currency: 'GBP' },
  ...changes,
});

/** All batches, and the fault after them. */
async function readAll(read: ReadBatches, what: RowSource) {
  const batches: Batch[] = [];
  try {
    for await (const batch of read(what)) batches.push(batch);
    return { batches };
  } catch (fault) {
    return { batches, fault };
  }
}

const count = 3_000;
const products = Array.from({ length: count }, (_, at) => {
  const attributes = at % 2 === 0 ? { 'Screen size': '5 cm' } : { screen_size: '6 cm', cost: '2' };
  return JSON.stringify({ id: `p${at}`, title: 'Lamp', price: at % 10, attributes });
});
const ndjson = [
  '{"type":"category","id":"home","name":"Home"}',
  '{"type":"collection","id":"sale","name":"Sale"}',
  'no JSON',
  ...products,
].join('\n');
const csv = ['id,title,price,Collection', ...products.map((_, at) => `${at},Lamp,5 EUR,New`)];

describe('the rows of a file that a thread of its own reads', () => {
  it.each([
    ['NDJSON', source(ndjson)],
    [
      'CSV, with the prices converted and the pictures placed',
      source(csv.join('\n'), {
        reading: {
          currency: 'GBP',
          rates: new Map([['EUR', 0.5]]),
          imageBase: 'https://a.example',
        },
      }),
    ],
  ])('are those that a single thread reads: %s', async (_, what) => {
    const [here, threaded] = [
      await readAll(readHere, what),
      await readAll(readInThread(script), what),
    ];
    expect(threaded).toEqual(here);
    const kinds = new Set(here.batches.flatMap(({ rows }) => rows.map(({ kind }) => kind)));
    expect(kinds).toContain('product');
    expect(here.batches.length).toBeGreaterThan(2 * mostWaiting);
  });

  it('come before the fault of a single thread', async () => {
    const what = source([...csv, '7,La'].join('\n'));
    const [here, threaded] = [
      await readAll(readHere, what),
      await readAll(readInThread(script), what),
    ];
    expect(here.fault).toBeInstanceOf(ImportFailure);
    expect(here.batches.flatMap(({ rows }) => rows)).toHaveLength(count);
    expect(threaded).toEqual(here);
  });

  it('end with the fault of a file that cannot be opened', async () => {
    const what = source('', { file: aFolder() });
    const { fault } = await readAll(readInThread(script), what);
    expect(fault).toEqual((await readAll(readHere, what)).fault);
  });

  it('end with a fault of the program that says where in the thread it was', async () => {
    const what = source(csv.join('\n'), { reading: { currency: 'GBP', rates: [] as never } });
    const { fault } = await readAll(readInThread(script), what);
    expect((fault as Error).stack).toMatch(/is not a function\n(?:.*\n)*.*read-row/);
  });

  it('are read a few batches ahead, and one more for each that is taken', async () => {
    const worker = new Worker(script, { workerData: source(ndjson) });
    closeAfterTest(() => worker.terminate());
    const sent: FromReader[] = [];
    worker.on('message', (message: FromReader) => sent.push(message));
    while (sent.length < mostWaiting) await once(worker, 'message');
    worker.postMessage('taken');
    await once(worker, 'message');
    await nextTask();
    expect(sent.map(({ kind }) => kind)).toEqual(Array(mostWaiting + 1).fill('batch'));
  });

  const long = 'x'.repeat(200_000);
  const rowsOf = (makeRow: (id: string) => object): string =>
    products
      .slice(0, 50)
      .map((_, at) => JSON.stringify(makeRow(`p${at}`)))
      .join('\n');
  const lamp = { title: 'Lamp', price: 5 };
  it.each([
    ['fields that there are not', rowsOf((id) => ({ id, ...lamp, [long]: 1 }))],
    [
      'attributes that are held back',
      rowsOf((id) => ({ id, ...lamp, attributes: { [`cost ${long}`]: 1 } })),
    ],
  ])('come a few at a time where the names of %s are long', async (_, text) => {
    const { batches } = await readAll(readHere, source(text));
    expect(batches.flatMap(({ rows }) => rows)).toHaveLength(50);
    expect(Math.max(...batches.map(({ rows }) => rows.length))).toBeLessThan(10);
  });

  it('have the names of attributes in each batch, so that no thread keeps those of the whole file', async () => {
    const { batches } = await readAll(readHere, source(products.join('\n')));
    const namesOf = ({ rows }: Batch) =>
      rows.flatMap((row) => (row.kind === 'product' ? [...row.attributeNames] : []));
    const names = [['screenSize', 'Screen size']];
    expect(batches.slice(0, -1).map(namesOf)).toEqual(batches.slice(1).map(() => names));
  });

  it.each([
    ['ends', 'process.exit(7)', 'the thread that reads the file ended before the file'],
    ['fails', 'throw new Error("no room")', 'no room'],
    [
      'says that it failed',
      `require('node:worker_threads').parentPort.postMessage(
         { kind: 'failed', fault: { message: 'out of reach', code: 'EIO' }, isExplained: false });`,
      'out of reach',
    ],
  ])('end with a fault when the thread %s', async (_, text, reason) => {
    const { fault } = await readAll(readInThread(aFile('thread.cjs', text)), source(ndjson));
    expect((fault as Error).message).toBe(reason);
    expect(fault).not.toBeInstanceOf(ImportFailure);
  });
});
