/** Caches which generations are damaged: reading all of one takes a while, and a server checks every second. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isDamaged } from './embedded/damaged-generation';
import { checksumsPath, generationPaths } from './embedded/generation-files';

/** Differs when any of its files was changed, removed or brought back. */
const stampOf = (folder: string): string =>
  [...Object.values(generationPaths(folder)), checksumsPath(folder)]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((file) => `${file?.mtimeMs ?? 0} ${file?.size ?? 0}`)
    .join();

/**
 * Opens generations. `onDamaged` gets the error of a damaged one, which is then rejected without reading until its
 * files change.
 */
export function withDamageCache<Opened>(
  root: string,
  open: (name: string) => Promise<Opened>,
  onDamaged: (error: unknown) => void,
): (name: string) => Promise<Opened> {
  const damaged = new Map<string, { readonly stamp: string; readonly error: unknown }>();
  return async (name) => {
    const stamp = stampOf(join(root, name));
    const before = damaged.get(name);
    if (before?.stamp === stamp) throw before.error;
    try {
      return await open(name);
    } catch (error) {
      if (isDamaged(error)) {
        damaged.set(name, { stamp, error });
        onDamaged(error);
      }
      throw error;
    }
  };
}

/** Reports each error object once, however often it occurs. */
export function reportOnce(report: (error: unknown) => void): (error: unknown) => void {
  const reported = new WeakSet<Error>();
  return (error) => {
    if (error instanceof Error && reported.has(error)) return;
    if (error instanceof Error) reported.add(error);
    report(error);
  };
}
