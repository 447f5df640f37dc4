/**
 * Measures how listings and pages grow with the values of a facet, the products of a page and the catalogue, as a
 * program of its own.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CatalogueProduct } from '../../shop/catalogue/catalogue-product';
import { openCatalogue, type SampleCatalogue } from '../../shop/catalogue/open-catalogue';
import { sampleOutline } from '../../shop/sample/sample-outline';
import { sampleProducts } from '../../shop/sample/sample-products';
import { fasterThanLinear, type GrowthRow, writeGrowthTable } from './growth-table';
import { measureListings } from './measure-listings';
import { measureMerge } from './measure-merge';
import { runProgram, writeFeed } from './run-programs';

const usage = `Measures how the listing API, pages and imports grow, and the exponent of each figure: 1 is linear.
Ends with 1 when a figure grows faster.

  npm run bench -- growth [options]

  --values SIZES     values of one facet (default 10,100,1000)
  --page SIZES       products of a page: 30, 96 or both (default 30,96)
  --products SIZES   products of the catalogue (default 10000,100000,1000000)
  --only PART        values, page or products alone
  --help             shows this
`;

const parts = ['values', 'page', 'products'] as const;
type Part = (typeof parts)[number];

const { values: options } = parseArgs({
  options: {
    values: { type: 'string', default: '10,100,1000' },
    page: { type: 'string', default: '30,96' },
    products: { type: 'string', default: '10000,100000,1000000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

function readSizes(part: Part): readonly number[] {
  const sizes = options[part].split(',').map(Number);
  if (sizes.every((size) => Number.isSafeInteger(size) && size > 0)) return sizes;
  throw new Error(`--${part} takes whole numbers with commas between them`);
}

const catalogueSize = 6_000;

/** The sample, with a facet of so many values on top. */
function aCatalogue(values?: number): SampleCatalogue {
  const { facets, ...outline } = sampleOutline();
  return {
    size: catalogueSize,
    outline: {
      ...outline,
      facets: [{ id: 'series', name: 'Series', type: 'multiple' }, ...facets],
    },
    *products() {
      let number = 0;
      for (const product of sampleProducts(catalogueSize))
        yield withSeries(product, number++, values);
    },
  };
}

/** Each value is on as many products. */
const withSeries = (
  product: CatalogueProduct,
  number: number,
  values?: number,
): CatalogueProduct =>
  values === undefined
    ? product
    : {
        ...product,
        attributes: { ...product.attributes, series: [`Series ${number % values}`] },
      };

/** Listings that hold every value of the facet. */
const everything = [
  '/browse',
  '/browse?sortkey=price',
  '/browse?page=2',
  '/browse/series--series-1',
];

async function measureValues(values: number, folder: string): Promise<GrowthRow['figures']> {
  const { engine } = await openCatalogue({ dataDir: folder, sample: aCatalogue(values) });
  const figures = await measureListings(engine, everything, folder);
  await engine.close();
  return { ...figures, 'facets merged ms': measureMerge(values) };
}

async function measurePage(products: number, folder: string): Promise<GrowthRow['figures']> {
  const { engine } = await openCatalogue({ dataDir: folder, sample: aCatalogue() });
  const paths = ['/browse', '/browse/furniture', '/browse/home'];
  const ofSize = paths.map((path) => `${path}?numProducts=${products}`);
  const figures = await measureListings(engine, ofSize, folder);
  await engine.close();
  return figures;
}

/** The listings of every department, sorted, filtered and searched. */
function catalogueListings(): readonly string[] {
  const { categories } = sampleOutline();
  return categories
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(({ id, name }) => [
      `/browse/${id}`,
      `/browse/${id}?sortkey=price&page=2`,
      `/browse/${id}/colours--grey+navy`,
      `/search/${encodeURIComponent(name.toLowerCase())}/`,
    ]);
}

async function measureCatalogue(products: number, folder: string): Promise<GrowthRow['figures']> {
  mkdirSync(folder, { recursive: true });
  const feed = join(folder, 'feed.ndjson');
  writeFeed(feed, products);
  const args = [feed, '--data-dir', folder];
  const imported = await runProgram({ name: 'import', args, env: {} });
  rmSync(feed);
  const env = { DATA_DIR: folder, PORT: '0' };
  const ready = await runProgram({ name: 'main', args: [], env, until: /^Ready after/m });
  const { engine } = await openCatalogue({ dataDir: folder });
  const figures = await measureListings(engine, ['/browse', ...catalogueListings()], folder);
  await engine.close();
  return {
    'import CPU s': imported.cpuSeconds,
    'rows a CPU s': products / imported.cpuSeconds,
    'import MB': imported.peakBytes / 1e6,
    'server MB': ready.peakBytes / 1e6,
    ...figures,
  };
}

/** A million products needed less than 0.8 GB to import and 0.4 GB to serve. */
const leastBytes = 3e8;
const bytesOfProduct = 1_000;

/** Why a catalogue of this size is not measured; undefined when the machine has the memory. */
function whyNot(products: number): string | undefined {
  const needed = leastBytes + products * bytesOfProduct;
  const free = freemem();
  return free >= needed
    ? undefined
    : `${(needed / 1e9).toFixed(1)} GB of memory are needed, and ${(free / 1e9).toFixed(1)} GB are free`;
}

type Series = {
  readonly of: string;
  readonly measure: (size: number, folder: string) => Promise<GrowthRow['figures']>;
  readonly whyNot?: (size: number) => string | undefined;
};

const series: Readonly<Record<Part, Series>> = {
  values: { of: 'values of a facet', measure: measureValues },
  page: { of: 'products of a page', measure: measurePage },
  products: { of: 'products of the catalogue', measure: measureCatalogue, whyNot },
};

async function measureSeries(part: Part, folder: string): Promise<readonly GrowthRow[]> {
  const { of, measure, ...one } = series[part];
  const rows: GrowthRow[] = [];
  for (const size of readSizes(part)) {
    const reason = one.whyNot?.(size);
    if (reason !== undefined) {
      say(`stopped before ${size.toLocaleString('en')} ${of}: ${reason}`);
      break;
    }
    say(`${size.toLocaleString('en')} ${of} …`);
    const own = join(folder, `${part}-${size}`);
    const figures = await measure(size, own);
    const written = Object.entries(figures).map(
      ([name, value]) => `${name} ${value.toPrecision(3)}`,
    );
    say(`  ${written.join(', ')}`);
    rows.push({ size, figures });
    rmSync(own, { recursive: true, force: true });
  }
  say(`\n${writeGrowthTable(of, rows)}\n`);
  return rows;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-bench-'));
  try {
    const chosen = parts.filter((part) => options.only === undefined || part === options.only);
    if (chosen.length === 0) throw new Error(`--only takes one of ${parts.join(', ')}`);
    for (const part of chosen) {
      const faster = fasterThanLinear(await measureSeries(part, folder));
      if (faster.length === 0) continue;
      say(`faster than linear: ${faster.join(', ')}`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (options.help) process.stdout.write(usage);
else
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
