/** Events as pages send them, read with care: whoever knows the address can send anything. */
import { isRecord, readCount, readList, readRecord } from '../../lib/read-unknown';

export type ReceivedEvent = {
  readonly id: string;
  readonly visitId: string;
  readonly topic: string;
  readonly atMs: number;
  /** JSON of an object. */
  readonly payload: string;
};

export const largestBodyBytes = 64 * 1024;
const mostEvents = 200;
const largestPayloadLength = 16 * 1024;
const idForm = /^\w[\w-]{7,63}$/;
const topicForm = /^[a-z][\w/-]{0,39}$/;

/** The events of a body; undefined when it is none of a page's or holds one that is not well formed. */
export function readCollectedEvents(body: string): readonly ReceivedEvent[] | undefined {
  const { events } = readRecord(parse(body));
  const entries = readList(events);
  if (entries.length === 0 || entries.length > mostEvents) return undefined;
  const read = entries.flatMap((entry) => readEvent(entry) ?? []);
  return read.length === entries.length ? read : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readForm = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

function readEvent(value: unknown): ReceivedEvent | undefined {
  const fields = readRecord(value);
  const id = readForm(fields.id, idForm);
  const visitId = readForm(fields.visitId, idForm);
  const topic = readForm(fields.topic, topicForm);
  const atMs = readCount(fields.atMs);
  const payload = isRecord(fields.payload) ? JSON.stringify(fields.payload) : '';
  const isWhole = id && visitId && topic && atMs !== undefined;
  if (!isWhole || payload === '' || payload.length > largestPayloadLength) return undefined;
  return { id, visitId, topic, atMs, payload };
}
