/** Runs an import by its profile: one at a time, from a file or an https address, with a log and the last reports. */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { importInUse } from '../../catalogue/embedded/find-price-table';
import { withLockOrNot } from '../../catalogue/embedded/generation-store';
import { catalogueFolder } from '../../catalogue/catalogue-folder';
import { BusyImport } from '../busy-import';
import type { ImportOptions } from '../import-options';
import { fetchSource, type Version } from './fetch-source';
import type { Profile } from './read-profile';

const keptReports = 3;
const keptLines = 400;
/** A source that does not change is imported once a day all the same: prices are remembered by the days of imports. */
const longestUnchangedMs = 20 * 3_600_000;

type State = Version & {
  /** Of the profile and the options. */
  readonly digest: string;
  /** The catalogue that was made of it. */
  readonly catalogue: string;
  readonly atMs: number;
};

/** Differs when anything does that an import is made by, besides its source. */
function digestOf(options: ImportOptions): string {
  const files = [options.facets, options.synonyms, ...(options.map ?? [])];
  const texts = files.map((path) =>
    path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : '',
  );
  const settings = { ...options, file: undefined, report: undefined };
  return createHash('sha256')
    .update(JSON.stringify([settings, texts]))
    .digest('hex');
}

function readState(path: string): State | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as State;
  } catch {
    return undefined;
  }
}

type Place = { readonly folder: string; readonly inUse: () => string | undefined };

function knownVersion({ folder, inUse }: Place, options: ImportOptions): Version | undefined {
  const state = readState(join(folder, 'source.json'));
  const isThis =
    state !== undefined &&
    state.digest === digestOf(options) &&
    state.catalogue === inUse() &&
    Date.now() - state.atMs < longestUnchangedMs;
  return isThis ? state : undefined;
}

function removeOldReports(folder: string): void {
  const reports = readdirSync(folder).filter((name) => /^report-[\dTZ-]+\.txt$/.test(name));
  for (const name of reports.sort().slice(0, -keptReports))
    rmSync(join(folder, name), { force: true });
}

function writeLog(folder: string, text: string): void {
  const path = join(folder, 'log.txt');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  const line = `${new Date().toISOString()} ${text.split('\n', 1)[0] ?? ''}`;
  writeFileSync(path, `${[...lines, line].slice(-keptLines).join('\n')}\n`, { mode: 0o600 });
}

const isAddress = (source: string): boolean => /^https:/i.test(source);

/** Undefined where the source has not changed. */
async function importSource(
  place: Place,
  options: ImportOptions & { readonly profile: Profile },
  run: (options: ImportOptions) => Promise<string>,
): Promise<string> {
  const { profile } = options;
  if (!isAddress(profile.source)) return run(options);
  const path = join(place.folder, 'source.part');
  try {
    const version = await fetchSource(profile, path, knownVersion(place, options));
    if (version === undefined) return 'Nothing is new: the source has not changed.';
    const text = await run({ ...options, file: path });
    const state: State = {
      ...version,
      digest: digestOf(options),
      catalogue: place.inUse() ?? '',
      atMs: Date.now(),
    };
    if (!options.dryRun)
      writeFileSync(join(place.folder, 'source.json'), JSON.stringify(state), { mode: 0o600 });
    return text;
  } finally {
    rmSync(path, { force: true });
  }
}

/** Undefined of a cluster, whose catalogue this folder does not know: other imports may have replaced it. */
const inUseIn = ({ dataDir, openSearchUrl }: ImportOptions): string | undefined =>
  openSearchUrl === undefined ? importInUse(catalogueFolder(dataDir)) : undefined;

/**
 * Resolves with the text of the summary. Rejects as `run` does, with a `BusyImport` while another one runs. Reports and
 * log stand in `imports` below the data folder.
 */
export async function runScheduled(
  options: ImportOptions & { readonly profile: Profile },
  run: (options: ImportOptions) => Promise<string>,
): Promise<string> {
  const folder = join(options.dataDir, 'imports');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const report = join(folder, `report-${new Date().toISOString().replace(/[:.]/g, '-')}.txt`);
  const place = { folder, inUse: () => inUseIn(options) };
  const finish = (text: string): void => {
    appendFileSync(report, `${text}\n`, { mode: 0o600 });
    writeLog(folder, text);
    removeOldReports(folder);
  };
  const done = await withLockOrNot(folder, async () => {
    try {
      const text = await importSource(place, { report, ...options }, run);
      finish(text);
      return text;
    } catch (error) {
      finish(`Nothing was imported: ${(error as Error).message}`);
      throw error;
    }
  });
  if (done === undefined) throw new BusyImport('another import of this data folder runs');
  return done;
}
