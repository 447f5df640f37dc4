/** Writes stored events as lines of text. */
import type { StoredEvent } from './event-store';

export const exportFormats = ['ndjson', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

function isoTime(timeMs: number): string {
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

const columns: Readonly<Record<string, (event: StoredEvent) => string>> = {
  id: ({ id }) => id,
  visit: ({ visitId }) => visitId,
  topic: ({ topic }) => topic,
  at: ({ atMs }) => isoTime(atMs),
  received: ({ receivedAtMs }) => isoTime(receivedAtMs),
  payload: ({ payload }) => payload,
};

/**
 * Every field is quoted. None can begin like a spreadsheet's formula, because ids are words and payloads are objects.
 */
const writeCsv = (fields: readonly string[]): string =>
  `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** The first line, where the format has one. */
export const writeHeader = (format: ExportFormat): string =>
  format === 'csv' ? writeCsv(Object.keys(columns)) : '';

export function writeEvent(format: ExportFormat, event: StoredEvent): string {
  const fields = Object.entries(columns).map(([name, read]) => [name, read(event)] as const);
  if (format === 'csv') return writeCsv(fields.map(([, text]) => text));
  const { payload, ...rest } = Object.fromEntries(fields);
  return `${JSON.stringify({ ...rest, payload: JSON.parse(payload ?? '{}') as unknown })}\n`;
}
