/** `npm run events`: prints the collected events, or writes them to files. */
import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { topics, type Topic } from '../../src/events/event-payloads';
import { loadOptional, MissingPackageError } from '../../server/services/load-optional';
import { explainPostgresError } from '../database/explain-postgres-error';
import type { EventSelection, EventStore, StoredEvent } from './event-store';
import { eventsDatabaseOf, type EventsDatabase } from './events-database';
import { eventsFile } from './events-file';
import {
  exportFormats,
  flatWriter,
  rawWriter,
  type EventWriter,
  type ExportFormat,
} from './write-events';

const help = `Prints the events that pages sent, oldest first.

  npm run events --silent -- [options]

  --topic NAME          only events of this topic, as in listing-view, with a column for each of its fields
  --out-dir FOLDER      writes a file for each topic, with a column for each of its fields
  --format ndjson|csv   one JSON object a line (default), or CSV
  --since TIME          only events that came in since, as in 2025-06-01 or 2025-06-01T09:00Z
  --until TIME          only events that came in before
  --out FILE            writes to a file instead
  --data-dir FOLDER     where the events are (default: the database of EVENTS_DATABASE_URL, else of
                        DATABASE_URL, else the file in DATA_DIR, else in ./data)
  --help                says this
`;

type ExportOptions = {
  readonly format: ExportFormat;
  readonly selection: EventSelection & { readonly topic?: Topic | undefined };
  readonly out: string | undefined;
  readonly outDir: string | undefined;
  readonly dataDir: string;
  /** In place of the folder. */
  readonly database: EventsDatabase | undefined;
};

class UsageError extends Error {}

/** Runs the command; gives the exit code. `args` are those after the command's name. */
export async function runEventsCommand(
  args: readonly string[],
  stdout: Writable,
  stderr: Writable & { readonly isTTY?: boolean },
): Promise<number> {
  try {
    const options = readOptions(args);
    if (options) await exportEvents(options, stdout, stderr);
    else stdout.write(help);
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError || error instanceof MissingPackageError ? 2 : 1;
  }
}

/** Undefined when help is requested. */
function readOptions(args: readonly string[]): ExportOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const { topic, out, 'data-dir': dataDir, 'out-dir': outDir } = values;
  if (outDir !== undefined && (topic ?? out) !== undefined)
    throw new UsageError('--out-dir writes all topics: leave --topic and --out out');
  return {
    format: readFormat(values.format),
    selection: {
      topic: readTopic(topic),
      sinceMs: readTime(values.since),
      untilMs: readTime(values.until),
    },
    out,
    outDir,
    dataDir: dataDir ?? process.env.DATA_DIR ?? './data',
    database: dataDir === undefined ? databaseOf(process.env) : undefined,
  };
}

const databaseOf = ({
  EVENTS_DATABASE_URL: eventsDatabaseUrl,
  DATABASE_URL: databaseUrl,
}: NodeJS.ProcessEnv) => eventsDatabaseOf({ eventsDatabaseUrl, databaseUrl });

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    format: text,
    topic: text,
    since: text,
    until: text,
    out: text,
    'out-dir': text,
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

/** A rare topic is looked for among all events. */
const longQueryMs = 600_000;

async function openStore({ database, dataDir }: ExportOptions): Promise<EventStore> {
  if (database) {
    const { openPostgresEventStore } = await loadOptional(
      'postgres',
      () => import('./postgres-event-store'),
    );
    const options = { databaseUrl: database.url, timeoutMs: longQueryMs };
    // A query that fails says so itself.
    return openPostgresEventStore({ ...options, onError: () => undefined }).catch(
      (error: unknown) => {
        throw new Error(explainPostgresError(database.setting)(error));
      },
    );
  }
  // Opening would create an empty database, in a folder whose name may be misspelt.
  if (!existsSync(eventsFile(dataDir))) throw new Error(`no events in ${dataDir}`);
  const { openLibsqlEventStore } = await loadOptional(
    'files',
    () => import('./libsql-event-store'),
  );
  return openLibsqlEventStore(dataDir);
}

type Output = {
  readonly takes: (event: StoredEvent) => boolean;
  readonly writer: EventWriter;
  readonly write: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

async function openFile(path: string): Promise<Pick<Output, 'write' | 'close'>> {
  // As private as the database.
  const file = await open(path, 'w', 0o600);
  return { write: (text) => file.writeFile(text), close: () => file.close() };
}

async function openOutputs(options: ExportOptions, stdout: Writable): Promise<readonly Output[]> {
  const { format, selection, out, outDir } = options;
  if (outDir === undefined) {
    const to = out === undefined ? toStream(stdout) : await openFile(out);
    const { topic } = selection;
    const writer = topic === undefined ? rawWriter(format) : flatWriter(topic, format);
    return [{ ...to, writer, takes: () => true }];
  }
  await mkdir(outDir, { recursive: true });
  const openTopic = async (topic: Topic): Promise<Output> => ({
    ...(await openFile(join(outDir, `${topic.replace('/', '-')}.${format}`))),
    writer: flatWriter(topic, format),
    takes: (event) => event.topic === topic,
  });
  return Promise.all(topics.map(openTopic));
}

/** Each text is written when the stream has accepted it, so that memory stays flat with a slow reader. */
const toStream = (stream: Writable): Pick<Output, 'write' | 'close'> => ({
  write: (text) =>
    new Promise<void>((resolve, reject) => {
      stream.write(text, (error) => (error ? reject(error) : resolve()));
    }),
  close: () => Promise.resolve(),
});

async function exportEvents(
  options: ExportOptions,
  stdout: Writable,
  stderr: Writable & { readonly isTTY?: boolean },
): Promise<void> {
  const { selection } = options;
  const store = await openStore(options);
  let outputs: readonly Output[] = [];
  try {
    // Opened last, as it empties the files of an earlier export.
    outputs = await openOutputs(options, stdout);
    await Promise.all(outputs.map(({ write, writer }) => write(writer.header)));
    let [count, last]: [number, StoredEvent | undefined] = [0, undefined];
    for (;;) {
      const events = await store.page(selection, last);
      last = events.at(-1) ?? last;
      count += events.length;
      if (events.length === 0) break;
      await Promise.all(outputs.map((output) => writePage(output, events)));
      if (stderr.isTTY) stderr.write(`\r${summaryOf(count, last)}`);
    }
    stderr.write(`${stderr.isTTY ? '\r' : ''}${summaryOf(count, last)}\n`);
  } finally {
    await store.close();
    await Promise.all(outputs.map(({ close }) => close()));
  }
}

const writePage = ({ takes, writer, write }: Output, events: readonly StoredEvent[]) =>
  write(events.filter(takes).map(writer.write).join(''));

const summaryOf = (count: number, last: StoredEvent | undefined): string =>
  `${count.toLocaleString('en')} events${last ? `, the last one received ${new Date(last.receivedAtMs).toISOString()}` : ''}`;
