import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenWriter, writeHere } from '../../../shop/catalogue/embedded/product-writer';
import { writeInThread } from '../../../shop/import/writer-thread';
import { compileProgram } from '../../support/compile-program';
import { aFolder } from '../../support/temporary-folder';
import { testOutline } from '../catalogue/a-catalogue';
import { importInto } from '../catalogue/damage-files';

const script = compileProgram('shop/import/import-writer.ts');

/** More products than the batches that may wait for the thread. */
async function build(openWriter?: OpenWriter): Promise<string> {
  const root = aFolder();
  return join(root, await importInto(root, 2_000, { openWriter, signature: 'x' }));
}

/** A thread that runs this instead. */
function aScript(text: string): string {
  const path = join(aFolder(), 'thread.cjs');
  writeFileSync(path, text);
  return path;
}

describe('a generation whose products a thread of its own stores', () => {
  it('has the same files, to the byte, as one that a single thread builds', async () => {
    const [here, threaded] = [await build(), await build(writeInThread(script))];
    const names = readdirSync(here).sort();
    expect(readdirSync(threaded).sort()).toEqual(names);
    for (const name of names)
      expect([
        name,
        readFileSync(join(threaded, name)).equals(readFileSync(join(here, name))),
      ]).toEqual([name, true]);
  });

  it('is not built where the file of products cannot be written, with the fault of a single thread', async () => {
    const blocked =
      (open: OpenWriter): OpenWriter =>
      (what) => {
        writeFileSync(join(what.folder, 'products.sqlite'), 'no database'.repeat(100));
        return open(what);
      };
    const faultOf = (open: OpenWriter) => build(blocked(open)).catch((error: unknown) => error);
    const { message, code } = (await faultOf(writeHere)) as NodeJS.ErrnoException;
    expect(code).toMatch(/^SQLITE_/);
    expect(await faultOf(writeInThread(script))).toMatchObject({ message, code });
  });

  it('is abandoned by the thread itself, between two of its writes', async () => {
    const folder = aFolder();
    const script = `const { parentPort, workerData } = require('node:worker_threads');
      const { writeFileSync } = require('node:fs');
      parentPort.on('message', ({ kind }) => {
        if (kind !== 'abandon') return;
        writeFileSync(workerData.folder + '/closed', '');
        parentPort.close();
      });`;
    const writer = writeInThread(aScript(script))({ folder, outline: testOutline });
    writer.add([], []);
    await writer.abandon();
    expect(readdirSync(folder)).toEqual(['closed']);
  });

  it.each([
    ['ends', 'process.exit(7)', 'the thread of the index ended with 7'],
    ['fails', 'throw new Error("no room")', 'no room'],
    [
      'fails at a batch',
      `const { parentPort } = require('node:worker_threads');
       parentPort.on('message', () => {
         parentPort.postMessage({ kind: 'failed', fault: { message: 'disk full', code: 'SQLITE_FULL' } });
         parentPort.close();
       });`,
      'disk full',
    ],
  ])('is not built when the thread %s', async (_, text, reason) => {
    await expect(build(writeInThread(aScript(text)))).rejects.toThrow(reason);
  });
});
