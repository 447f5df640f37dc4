/** Writes stored events as lines of text: all topics with their payloads, or one topic flat. */
import type { Topic } from '../../src/events/event-payloads';
import { parseJson } from '../../src/lib/parse-json';
import { isRecord, readList, readRecord } from '../../src/lib/read-unknown';
import { collectedFields, type FieldSchema } from './event-contracts';
import type { StoredEvent } from './event-store';

export const exportFormats = ['ndjson', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Undefined where the event has no such value. */
type Value = string | number | boolean | undefined;
type Columns = Readonly<Record<string, (event: StoredEvent, payload: unknown) => Value>>;

export type EventWriter = {
  /** The first line, where the format has one. */
  readonly header: string;
  readonly write: (event: StoredEvent) => string;
};

function isoTime(timeMs: number): string | undefined {
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const keys: Columns = { id: ({ id }) => id, visit: ({ visitId }) => visitId };
const times: Columns = {
  at: ({ atMs }) => isoTime(atMs),
  received: ({ receivedAtMs }) => isoTime(receivedAtMs),
};
const session: Columns = {
  session: ({ sessionId }) => sessionId,
  sequence: ({ sequence }) => sequence,
};
const origin: Columns = {
  schema_version: ({ schemaVersion }) => schemaVersion,
  brand: ({ brand }) => brand,
  device_class: ({ deviceClass }) => deviceClass,
  bot: ({ isBot }) => isBot,
};

/** What begins like a formula is one to a spreadsheet, also behind the separator of some countries. */
const formula = /(^|;)(?=\s*[=+\-@＝＋－＠])/g;
/** A line of its own may mean the end of a file. */
const lineBreaks = /[\r\n\u2028\u2029]+/g;

/** Texts are quoted; a value that is missing is nothing, which databases read as NULL. */
function writeCell(value: Value): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = value.replace(lineBreaks, ' ').replace(formula, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
}

const writeCsv = (cells: readonly Value[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/** All topics, with payloads as they are stored. */
export function rawWriter(format: ExportFormat): EventWriter {
  const head: Columns = { ...keys, topic: ({ topic }) => topic, ...times };
  const added: Columns = { ...session, ...origin };
  const columns = { ...head, payload: ({ payload }: StoredEvent) => payload, ...added };
  if (format === 'csv') return csvWriter(columns);
  const fields = Object.entries({ ...head, ...added });
  return {
    header: '',
    write: (event) => {
      const values = fields.map(([name, read]) => [name, read(event, undefined)] as const);
      const text = JSON.stringify(Object.fromEntries(values));
      return `${text.slice(0, -1)},"payload":${event.payload}}\n`;
    },
  };
}

/** One topic: the same columns for every event, those of the contract behind those that all topics have. */
export function flatWriter(topic: Topic, format: ExportFormat): EventWriter {
  const { brand, ...own } = payloadColumns(collectedFields(topic));
  const columns: Columns = {
    ...{ ...keys, ...session, ...times, ...origin, ...own },
    // Pages of earlier builds name the brand in the payload alone.
    ...(brand && { brand: (event, payload) => event.brand ?? brand(event, payload) }),
  };
  if (format === 'csv') return csvWriter(columns);
  const fields = Object.entries(columns);
  return {
    header: '',
    write: (event) => {
      const payload = parseJson(event.payload);
      const values = fields.map(([name, read]) => [name, read(event, payload) ?? null] as const);
      return `${JSON.stringify(Object.fromEntries(values))}\n`;
    },
  };
}

function csvWriter(columns: Columns): EventWriter {
  const readers = Object.values(columns);
  return {
    header: writeCsv(Object.keys(columns)),
    write: (event) => {
      const payload = parseJson(event.payload);
      return writeCsv(readers.map((read) => read(event, payload)));
    },
  };
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** `change.kind` is the column `change_kind`; a list is one text. */
function payloadColumns(
  fields: Readonly<Record<string, FieldSchema>>,
  path: readonly string[] = [],
): Columns {
  const columns = Object.entries(fields).map(([name, field]): Columns => {
    const place = [...path, name];
    if (field.properties) return payloadColumns(field.properties, place);
    const column = place.map(snakeCase).join('_');
    return { [column]: (_event, payload) => readValue(valueAt(payload, place), field) };
  });
  return Object.assign({}, ...columns) as Columns;
}

const valueAt = (payload: unknown, place: readonly string[]): unknown =>
  place.reduce((value, name) => readRecord(value)[name], payload);

function readValue(value: unknown, { items }: FieldSchema): Value {
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, items)).join('|');
  // An object whose fields no contract names.
  if (isRecord(value)) return Object.entries(value).map(joined).join('|');
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : undefined;
}

/** `brand:acme`, `brand:bolt` of a facet with two options: the fields of an entry in the order of the contract. */
function textsOf(entry: unknown, { properties }: FieldSchema = {}): readonly string[] {
  if (!isRecord(entry)) return [joined([entry])];
  const parts = Object.keys(properties ?? entry).map((name) => entry[name]);
  const list = parts.find((part) => Array.isArray(part));
  if (list === undefined) return [joined(parts)];
  return readList(list).map((own) => joined(parts.map((part) => (part === list ? own : part))));
}

/** Parts of a text are told from its separators as in an address; the last part may have colons. */
const joined = (parts: readonly unknown[]): string =>
  parts
    .map((part, index) => {
      const text = String(part).replaceAll('%', '%25').replaceAll('|', '%7C');
      return index < parts.length - 1 ? text.replaceAll(':', '%3A') : text;
    })
    .join(':');
