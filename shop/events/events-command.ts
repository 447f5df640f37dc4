/** `npm run events`: prints the collected events, or writes them to a file. */
import { existsSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { topics, type Topic } from '../../src/events/event-payloads';
import { openEventStore, type EventSelection } from './event-store';
import { exportFormats, writeEvent, writeHeader, type ExportFormat } from './write-events';

const help = `Prints the events that pages sent, oldest first.

  npm run events --silent -- [options]

  --format ndjson|csv   one JSON object a line (default), or CSV
  --topic NAME          only events of this topic, as in analytics-update
  --since TIME          only events that came in since, as in 2025-06-01 or 2025-06-01T09:00Z
  --out FILE            writes to a file instead
  --data-dir FOLDER     where the events are (default: DATA_DIR, else ./data)
  --help                says this
`;

type ExportOptions = {
  readonly format: ExportFormat;
  readonly selection: EventSelection;
  readonly out: string | undefined;
  readonly dataDir: string;
};

class UsageError extends Error {}

/** Runs the command; gives the exit code. `args` are those after the command's name. */
export async function runEventsCommand(
  args: readonly string[],
  stdout: Writable,
  stderr: Writable,
): Promise<number> {
  try {
    const options = readOptions(args);
    if (options) await exportEvents(options, stdout);
    else stdout.write(help);
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Undefined when help is requested. */
function readOptions(args: readonly string[]): ExportOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  return {
    format: readFormat(values.format),
    selection: { topic: readTopic(values.topic), sinceMs: readTime(values.since) },
    out: values.out,
    dataDir: values['data-dir'] ?? process.env.DATA_DIR ?? './data',
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    format: text,
    topic: text,
    since: text,
    out: text,
    'data-dir': text,
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readFormat(name = 'ndjson'): ExportFormat {
  const format = exportFormats.find((known) => known === name);
  if (!format) throw new UsageError(`unknown format "${name}": ${exportFormats.join(' or ')}`);
  return format;
}

function readTopic(name: string | undefined): Topic | undefined {
  const topic = topics.find((known) => known === name);
  if (name !== topic) throw new UsageError(`unknown topic "${name}": ${topics.join(', ')}`);
  return topic;
}

function readTime(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) throw new UsageError(`not a time: "${text}"`);
  return timeMs;
}

async function exportEvents(options: ExportOptions, stdout: Writable): Promise<void> {
  const { format, selection, out, dataDir } = options;
  // Opening would create an empty database, in a folder whose name may be misspelt.
  if (!existsSync(join(dataDir, 'events.db'))) throw new Error(`no events in ${dataDir}`);
  const store = await openEventStore(dataDir);
  let file: FileHandle | undefined;
  const write = (text: string) => (file ? file.writeFile(text) : writeTo(stdout, text));
  try {
    // Opened last, as it empties the file of an earlier export.
    if (out !== undefined) file = await open(out, 'w');
    await write(writeHeader(format));
    let events = await store.page(selection, 0);
    while (events.length > 0) {
      await write(events.map((event) => writeEvent(format, event)).join(''));
      events = await store.page(selection, events.at(-1)?.place ?? Infinity);
    }
  } finally {
    store.close();
    await file?.close();
  }
}

/** Resolves when the stream has accepted the text, so that memory stays flat with a slow reader. */
const writeTo = (stream: Writable, text: string) =>
  new Promise<void>((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
