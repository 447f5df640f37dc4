/** Reads the profile of an import that runs by a schedule: where its file comes from, and its options. */
import { readFileSync } from 'node:fs';
import { isRecord, type UnknownRecord } from '../../../src/lib/read-unknown';
import { fileFault } from '../formats/file-fault';
import { usualBytes } from '../formats/limit-bytes';

export type Profile = {
  /** A path, or an https address. */
  readonly source: string;
  /** Hosts that the source may redirect to, besides its own. */
  readonly hosts: readonly string[];
  readonly mostBytes: number;
  readonly timeoutMs: number;
  /** The share of the products before that stops the import when there are fewer. */
  readonly leastShare?: number;
  /** The other options, as on the command line. */
  readonly args: readonly string[];
};

/** What is wrong with it, in words for the operator. */
export class ProfileError extends Error {}

const longestProfile = 100_000;
const usualSeconds = 1_800;
const mostSeconds = 86_400;
const own = ['source', 'hosts', 'maxBytes', 'timeoutSeconds', 'leastShare'];

function readNumber(record: UnknownRecord, name: string, [least, most]: readonly [number, number]) {
  const value = record[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new ProfileError(`"${name}" is a number from ${least} to ${most}`);
}

function readHosts({ hosts = [] }: UnknownRecord): readonly string[] {
  if (Array.isArray(hosts) && hosts.every((host) => typeof host === 'string')) return hosts;
  throw new ProfileError('"hosts" is a list of names such as "cdn.shop.example"');
}

const isText = (value: unknown): value is string | number =>
  ['string', 'number'].includes(typeof value);

/** `"map": { "title": "Name" }` is `--map title=Name`, `"currency": "EUR"` is `--currency EUR`. */
function argsOf(name: string, value: unknown): readonly string[] {
  if (value === true) return [`--${name}`];
  if (value === false) return [];
  if (isText(value)) return [`--${name}=${value}`];
  if (Array.isArray(value)) return value.flatMap((one) => argsOf(name, one));
  if (name === 'map' && isRecord(value))
    return Object.entries(value).flatMap(([field, columns]) =>
      [columns].flat().map((column) => `--map=${field}=${String(column)}`),
    );
  throw new ProfileError(`"${name}" is a text, as the option --${name} has it`);
}

function parseProfile(text: string): UnknownRecord {
  const json: unknown = JSON.parse(text);
  if (isRecord(json)) return json;
  throw new ProfileError('it holds { "source": "https://…", "currency": "EUR" }');
}

function readRecord(record: UnknownRecord): Profile {
  const { source } = record;
  if (typeof source !== 'string' || source === '')
    throw new ProfileError('"source" is a path or an https address');
  if (/^http:/i.test(source)) throw new ProfileError('"source" begins with https:');
  const leastShare = readNumber(record, 'leastShare', [0, 1]);
  return {
    source,
    hosts: readHosts(record),
    mostBytes: readNumber(record, 'maxBytes', [1, Number.MAX_SAFE_INTEGER]) ?? usualBytes,
    timeoutMs: 1000 * (readNumber(record, 'timeoutSeconds', [1, mostSeconds]) ?? usualSeconds),
    ...(leastShare !== undefined && { leastShare }),
    args: Object.entries(record)
      .filter(([name]) => !own.includes(name))
      .flatMap(([name, value]) => argsOf(name, value)),
  };
}

/** Throws a `ProfileError` that names the file. */
export function readProfile(path: string): Profile {
  try {
    const text = readFileSync(path, 'utf8');
    if (text.length > longestProfile) throw new ProfileError('it is too large');
    return readRecord(parseProfile(text));
  } catch (error) {
    const said = error instanceof ProfileError || error instanceof SyntaxError;
    throw new ProfileError(`${path}: ${said ? error.message : fileFault(error)}`);
  }
}
