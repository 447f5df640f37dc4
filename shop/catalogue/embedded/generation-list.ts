/** Which generations of a folder may be served, judged by their own descriptions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFaultOfMachine } from './damaged-generation';
import {
  checksumsPath,
  formatWithoutChecksums,
  type GenerationDescription,
  generationPaths,
} from './generation-files';
import {
  type CurrentGeneration,
  generationFolders,
  readCurrent,
  removeUnused,
  withFreeLock,
} from './generation-store';

export type ListedGeneration = {
  /** Name of its folder. */
  readonly name: string;
  /** An import unless it is known to be a sample: what may be a retailer's is never replaced by one. */
  readonly source: 'sample' | 'import';
  /** Undefined when its description has none. */
  readonly signature: string | undefined;
};

/** Nothing when it cannot be read, or holds something else. Throws when this process can open no file just now. */
function readQuietly(path: string): Partial<GenerationDescription> {
  try {
    return { ...(JSON.parse(readFileSync(path, 'utf8')) as GenerationDescription) };
  } catch (error) {
    if (isFaultOfMachine(error)) throw error;
    return {};
  }
}

const isSample = (
  { source, outline }: Partial<GenerationDescription>,
  inUse: CurrentGeneration | undefined,
): boolean => (source ?? inUse?.source) === 'sample' || outline?.isSample === true;

/** Undefined when it was never finished. One that was in use was finished, even when its files are missing now. */
function listOne(
  root: string,
  name: string,
  current: CurrentGeneration | undefined,
): ListedGeneration | undefined {
  const folder = join(root, name);
  const inUse = current?.folder === name ? current : undefined;
  const said = readQuietly(generationPaths(folder).description);
  const isFinished = said.format === formatWithoutChecksums || existsSync(checksumsPath(folder));
  if (!isFinished && inUse === undefined) return undefined;
  const source = isSample(said, inUse) ? 'sample' : 'import';
  return { name, source, signature: said.signature };
}

/** All that were finished, damaged ones too: the one in use, then the others, the newest first. */
export function listGenerations(root: string): readonly ListedGeneration[] {
  const current = readCurrent(root);
  const names = new Set([...(current ? [current.folder] : []), ...generationFolders(root)]);
  return [...names].flatMap((name) => listOne(root, name, current) ?? []);
}

/** Best first. Samples only where no import ever finished: of these, the ones with this signature. */
export function listServable(root: string, signature: string): readonly ListedGeneration[] {
  const generations = listGenerations(root);
  const imports = generations.filter(({ source }) => source === 'import');
  return imports.length > 0
    ? imports
    : generations.filter((generation) => generation.signature === signature);
}

/**
 * The best of them; undefined when there is none or the folder cannot be read. Quick enough to be called every second.
 * Throws when no file can be opened at present.
 */
export function findServable(root: string, signature: string): string | undefined {
  const current = readCurrent(root);
  if (current?.source === 'import') return current.folder;
  try {
    return listServable(root, signature)[0]?.name;
  } catch {
    return undefined;
  }
}

/** Removes what dead processes left half built; what cannot be removed only takes room. */
export function removeUnfinished(root: string): void {
  try {
    withFreeLock(root, () => {
      const finished = listGenerations(root).map(({ name }) => name);
      removeUnused(root, finished);
    });
  } catch {
    // The folder cannot be written, which health reports.
  }
}
