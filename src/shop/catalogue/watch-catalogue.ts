/** Follows the catalogue on disk: when another generation is put in use, by an import for one, the engine changes to it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedEngine } from './embedded/embedded-engine';
import { openGeneration } from './embedded/generation';
import { currentPath, readCurrent } from './embedded/generation-store';
import type { ListingEngine } from './listing-engine';
import { createSwitchingEngine } from './switching-engine';

export type WatchOptions = {
  /** How often to look; a second when absent. Looking costs one `stat`. */
  readonly everyMs?: number;
  /** After the change, with the number of products. */
  readonly onSwitch?: (products: number) => void;
  /** The new catalogue cannot be opened: the old one goes on serving, and this is tried again. */
  readonly onError?: (error: unknown) => void;
};

/** Changes whenever the file is replaced; undefined while there is none. */
const stampOf = (root: string): string | undefined => {
  const stat = statSync(currentPath(root), { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
};

/** `folder` is the generation that `engine` serves. The watch ends with `close`, and keeps no process alive. */
export const watchCatalogue = (
  root: string,
  { engine, folder }: { readonly engine: ListingEngine; readonly folder: string | undefined },
  { everyMs = 1000, onSwitch, onError = () => undefined }: WatchOptions,
): ListingEngine => {
  const switching = createSwitchingEngine(engine, onError);
  let seen: string | undefined;
  let served = folder;
  const look = (): void => {
    const stamp = stampOf(root);
    if (stamp === undefined || stamp === seen) return;
    const next = readCurrent(root)?.folder;
    if (next !== undefined && next !== served) {
      switching.switchTo(createEmbeddedEngine(openGeneration(join(root, next))));
      served = next;
      onSwitch?.(switching.health().products);
    }
    seen = stamp;
  };
  let hasFailed = false;
  const timer = setInterval(() => {
    try {
      look();
      hasFailed = false;
    } catch (error) {
      // Told once, not every second.
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
  }, everyMs);
  timer.unref();
  return {
    ...switching,
    close: () => {
      clearInterval(timer);
      return switching.close();
    },
  };
};
