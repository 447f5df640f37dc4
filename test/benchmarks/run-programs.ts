/** The import and the restart of a benchmark, as a retailer has them: programs of their own, timed from outside. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOutline } from '../../shop/sample/sample-outline';
import { sampleProducts } from '../../shop/sample/sample-products';
import type { CatalogueProduct } from '../../shop/catalogue/catalogue-product';

const dayMs = 86_400_000;

function writeProduct({ price, addedOnDay, ...product }: CatalogueProduct): string {
  const { current, previous, currentFrom, previousFrom } = price;
  // The import makes it from the reviews.
  const attributes = Object.entries(product.attributes).filter(([id]) => id !== 'customerRating');
  return JSON.stringify({
    ...product,
    // In a file these are rows of their own.
    variants: undefined,
    attributes: Object.fromEntries(attributes),
    price: { current, previous, currentFrom, previousFrom, currency: 'GBP' },
    addedOn: new Date(addedOnDay * dayMs).toISOString().slice(0, 10),
  });
}

type Change = (product: CatalogueProduct) => CatalogueProduct;

/** The sample's products as a retailer would send them: NDJSON, the categories and collections first. */
export function writeFeed(path: string, count: number, change: Change = (same) => same): void {
  const { categories, collections } = sampleOutline();
  const file = openSync(path, 'w');
  let lines: string[] = [];
  const flush = (): void => {
    writeSync(file, `${lines.join('\n')}\n`);
    lines = [];
  };
  lines.push(...categories.map((category) => JSON.stringify({ ...category, type: 'category' })));
  for (const { id, name, type: kind } of collections)
    lines.push(JSON.stringify({ type: 'collection', id, name, kind }));
  for (const product of sampleProducts(count)) {
    lines.push(writeProduct(change(product)));
    if (lines.length >= 1000) flush();
  }
  flush();
  closeSync(file);
}

type Used = { readonly peakBytes: number; readonly cpuSeconds: number };

const ticksPerSecond = 100;

/**
 * What a process has used so far; `before` where the system does not report it (Linux does). A process that ends has no
 * memory.
 */
function usedBy(pid: number, before: Used): Used {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // After the name, which can hold any character: user time is the 12th field, system time the next.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const peakBytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    return {
      peakBytes: Math.max(before.peakBytes, peakBytes),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    };
  } catch {
    return before;
  }
}

export type ProgramRun = Used & { readonly seconds: number };

type Program = {
  readonly name: 'import' | 'main';
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The program is stopped once it has written this; when absent, it ends by itself. */
  readonly until?: RegExp;
};

const pollMs = 50;

/** Runs a program that the build has put next to this one. Rejects with its output when it fails. */
export const runProgram = ({ name, args, env, until }: Program): Promise<ProgramRun> =>
  new Promise((resolve, reject) => {
    const startMs = performance.now();
    const script = join(__dirname, '../server', `${name}.js`);
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
    let [said, seconds] = ['', 0];
    let used: Used = { peakBytes: 0, cpuSeconds: 0 };
    const timer = setInterval(() => {
      used = usedBy(child.pid ?? 0, used);
    }, pollMs);
    const listen = (chunk: Buffer): void => {
      said = `${said}${chunk.toString()}`.slice(-10_000);
      if (seconds > 0 || until?.test(said) !== true) return;
      seconds = (performance.now() - startMs) / 1000;
      child.kill('SIGINT');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${name} failed: ${said.slice(-500)}`));
      resolve({ ...used, seconds: seconds || (performance.now() - startMs) / 1000 });
    });
  });
