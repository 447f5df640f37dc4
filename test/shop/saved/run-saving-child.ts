/** Compiles the saving process once, then starts and kills it as often as a test needs. */
import { transformFileSync } from '@swc/core';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { aFolder } from '../../support/temporary-folder';

const root = resolve(__dirname, '../../..');
const folders = [
  'shop/saved',
  'shop/database',
  'src/catalogue',
  'src/lib',
  'src/listing-url',
  'test/shop/saved',
];

/** Compiles the saving process into a folder where it finds the packages; returns the path of its script. */
export function compileSavingChild(): string {
  const target = aFolder(join(root, 'node_modules/.cache'));
  writeFileSync(join(target, 'package.json'), '{"type":"commonjs"}');
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder))) {
      if (/\.ts$/.test(name) && !/\.test\.ts$/.test(name))
        compile(join(root, folder, name), target);
    }
  }
  return join(target, 'test/shop/saved/saving-child.js');
}

function compile(file: string, target: string): void {
  const { code } = transformFileSync(file, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const output = join(target, relative(root, file).replace(/\.ts$/, '.js'));
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, code);
}

export type SavingRun = {
  readonly script: string;
  /** Shopper, place and number of changes, as the process takes them. */
  readonly values: readonly string[];
  /** Number of products promised after which the process is killed; without it the process ends by itself. */
  readonly killAfter?: number;
};

const betweenPromisesMs = 5;

/** What the process was promised, by product: the last line printed for each counts. */
export function runSavingChild({ script, values, killAfter = Infinity }: SavingRun) {
  return new Promise<ReadonlyMap<string, string>>((resolvePromise, reject) => {
    const child = spawn(process.execPath, [script, ...values], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let faults = '';
    child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // Counted in promises instead of time, so that slow and fast machines have as much to lose. The kill then comes
      // at a random moment between two promises.
      if (readPromises(output).size >= killAfter)
        setTimeout(() => child.kill('SIGKILL'), Math.random() * betweenPromisesMs);
    });
    child.on('error', reject);
    child.on('close', () => {
      if (faults !== '') reject(new Error(faults));
      else resolvePromise(readPromises(output));
    });
  });
}

/** The kill may cut the last line short; a line counts when it is whole. The first says that the process is ready. */
function readPromises(output: string): ReadonlyMap<string, string> {
  const [, ...lines] = output.split('\n').slice(0, -1);
  return new Map(lines.map(readLine));
}

function readLine(line: string): [string, string] {
  const [result = '', productId = ''] = line.split(' ');
  return [productId, result];
}
