/** Reads and checks the events that pages send: any client can send anything to the address. */
import { parseJson } from '../../src/lib/parse-json';
import { isRecord, readCount, readList, readRecord } from '../../src/lib/read-unknown';

export type ReceivedEvent = {
  readonly id: string;
  readonly visitId: string;
  readonly topic: string;
  readonly atMs: number;
  /** JSON of an object. */
  readonly payload: string;
};

export const largestBodyBytes = 64 * 1024;
const mostEvents = 500;
const largestPayloadBytes = 16 * 1024;
/** Pages nest their payloads half as deep. */
const deepestPayload = 12;
const longestName = 64;
const idForm = /^\w[\w-]{7,63}$/;
const topicForm = /^[a-z][\w/-]{0,39}$/;

/** The events of a body; undefined when the body or one of the events is not well formed. */
export function readCollectedEvents(body: string): readonly ReceivedEvent[] | undefined {
  const { events } = readRecord(parseJson(body));
  const entries = readList(events);
  if (entries.length === 0 || entries.length > mostEvents) return undefined;
  const read = entries.flatMap((entry) => readEvent(entry) ?? []);
  return read.length === entries.length ? read : undefined;
}

const readForm = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && value.length <= longestName && form.test(value) ? value : undefined;

const mail = /\S(?:@|%40)\S/;
const endOfWord = /([\s/?&=#])/;

/** Search terms and links in newsletters may hold mail addresses, and events do not say who the shopper is. */
function replaceMail(_key: string, value: unknown): unknown {
  if (typeof value !== 'string' || !mail.test(value)) return value;
  const words = value.split(endOfWord);
  return words.map((word) => (mail.test(word) ? 'someone' : word)).join('');
}

/** JSON of an object that is neither too deep nor too long, without mail addresses. */
function readPayload(value: unknown): string | undefined {
  // Checked before anything walks it: thousands of nested levels exhaust the stack.
  if (!isRecord(value) || isDeeperThan(value, deepestPayload)) return undefined;
  const payload = JSON.stringify(value, replaceMail);
  return Buffer.byteLength(payload) <= largestPayloadBytes ? payload : undefined;
}

function readEvent(value: unknown): ReceivedEvent | undefined {
  const fields = readRecord(value);
  const id = readForm(fields.id, idForm);
  const visitId = readForm(fields.visitId, idForm);
  const topic = readForm(fields.topic, topicForm);
  const atMs = readCount(fields.atMs);
  const payload = readPayload(fields.payload);
  if (!id || !visitId || !topic || atMs === undefined || payload === undefined) return undefined;
  return { id, visitId, topic, atMs, payload };
}

/**
 * Whether lists and records are nested more than `levels` deep. `JSON.parse` reads any depth, but recursive code can
 * run out of stack on the result.
 */
const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || partsOf(value).some((part) => isDeeperThan(part, levels - 1)));

// A list is not copied, because a copy takes many times as long as the walk.
const partsOf = (value: object): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value);
