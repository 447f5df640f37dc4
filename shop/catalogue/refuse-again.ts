/** Remembers which generations were found damaged: to read all of one takes a while, and a server looks every second. */
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

/** Opens generations; `onRefused` hears of each that is damaged. It is then refused until its files have changed. */
export function refuseAgain<Opened>(
  root: string,
  open: (name: string) => Promise<Opened>,
  onRefused: (error: unknown) => void,
): (name: string) => Promise<Opened> {
  const refused = new Map<string, { readonly stamp: string; readonly error: unknown }>();
  return async (name) => {
    const stamp = stampOf(join(root, name));
    const before = refused.get(name);
    if (before?.stamp === stamp) throw before.error;
    try {
      return await open(name);
    } catch (error) {
      if (isDamaged(error)) {
        refused.set(name, { stamp, error });
        onRefused(error);
      }
      throw error;
    }
  };
}

/** Passes each error on once, however often it comes. */
export function tellOnce(tell: (error: unknown) => void): (error: unknown) => void {
  const told = new WeakSet<Error>();
  return (error) => {
    if (error instanceof Error && told.has(error)) return;
    if (error instanceof Error) told.add(error);
    tell(error);
  };
}
