/** The price history of an index: its lines stand in the index of its description. */
import type { Client } from '@opensearch-project/opensearch';
import type { HistoryHeader } from '../price-history';
import {
  type FoundTable,
  type PriceHistory,
  readPriceHeader,
  readPriceLines,
  writePriceTable,
} from '../price-table';
import { descriptionIndexOf } from './index-mapping';

type StoredHistory = { readonly header: HistoryHeader; readonly parts: number };

const partId = (part: number): string => `prices-${part}`;

const linesInPart = 5_000;

function* partsOf(lines: Iterable<string>): Generator<readonly string[]> {
  let part: string[] = [];
  for (const line of lines)
    if (part.push(line) === linesInPart) {
      yield part;
      part = [];
    }
  if (part.length > 0) yield part;
}

/** The header is written last: its number of parts says that all are there. */
export async function storeHistory(
  client: Client,
  index: string,
  { path }: Pick<PriceHistory, 'path'>,
): Promise<void> {
  const description = { index: descriptionIndexOf(index) };
  let parts = 0;
  for (const lines of partsOf(readPriceLines(path))) {
    await client.index({ ...description, id: partId(parts), body: { lines } });
    parts += 1;
  }
  const body: StoredHistory = { header: readPriceHeader(path), parts };
  await client.index({ ...description, id: 'prices', body });
}

async function readDocument<Body>(
  client: Client,
  index: string,
  id: string,
): Promise<Body | undefined> {
  const from = { index: descriptionIndexOf(index), id };
  const { body } = await client.get(from, { ignore: [404] });
  return (body as { readonly _source?: Body })._source;
}

/** A part is missing. */
class LostPartError extends Error {}

async function* fetchLines(client: Client, index: string, parts: number): AsyncGenerator<string> {
  for (let part = 0; part < parts; part += 1) {
    const id = partId(part);
    const read = await readDocument<{ readonly lines: readonly string[] }>(client, index, id);
    if (read === undefined) throw new LostPartError(id);
    yield* read.lines;
  }
}

/** Writes the history of an index into a table; undefined where there is none, `damaged` where a part is missing. */
export async function fetchHistory(
  client: Client,
  index: string,
  path: string,
): Promise<FoundTable> {
  const stored = await readDocument<StoredHistory>(client, index, 'prices');
  if (stored === undefined) return undefined;
  try {
    await writePriceTable(path, stored.header, fetchLines(client, index, stored.parts));
    return { path };
  } catch (error) {
    if (error instanceof LostPartError || error instanceof SyntaxError) return 'damaged';
    throw error;
  }
}
