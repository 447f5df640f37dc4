/** Opens the best generation that a folder has. */
import { activate, readCurrent, withFreeLock } from './embedded/generation-store';
import { isDamaged } from './embedded/damaged-generation';
import { type ListedGeneration, listServable } from './embedded/generation-list';
import type { NamedEngine } from './watch-catalogue';
import { UnavailableError } from './listing-engine';

export type PresentOptions = {
  /** The folder of generations. */
  readonly root: string;
  /** Of the sample that may be served where there is no import. */
  readonly signature: string;
  readonly open: (name: string) => Promise<NamedEngine>;
  /** Called for an import that the pointer does not name. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * Writes the pointer for later imports and servers. One that cannot be written is left: the generations themselves
 * suffice.
 */
function mendPointer(
  { root, onError }: PresentOptions,
  { name, source, signature = '' }: ListedGeneration,
): void {
  if (readCurrent(root)?.folder === name) return;
  if (source === 'import')
    onError?.(new Error(`current.json in ${root} names no import; the newest, ${name}, is used`));
  try {
    withFreeLock(root, () => {
      // Unless an import has ended since.
      if (readCurrent(root)?.source !== 'import')
        activate(root, { folder: name, source, signature });
    });
  } catch {
    // The folder cannot be written, which health reports.
  }
}

/** The first that can be opened, or else the reason why the best one cannot. */
async function openBest(
  options: PresentOptions,
  generations: readonly ListedGeneration[],
): Promise<{ readonly opened?: NamedEngine; readonly refused?: Error }> {
  let refused: Error | undefined;
  for (const generation of generations) {
    try {
      const opened = await options.open(generation.name);
      if (refused === undefined) mendPointer(options, generation);
      return { opened };
    } catch (error) {
      if (!isDamaged(error)) throw error;
      refused ??= error;
    }
  }
  return refused === undefined ? {} : { refused };
}

/**
 * Undefined when there is no import and the sample has to be made, for the first time or again. Rejects with an
 * `UnavailableError` when there are imports and all of them are damaged: the sample never takes their place.
 */
export async function openPresent(options: PresentOptions): Promise<NamedEngine | undefined> {
  const generations = listServable(options.root, options.signature);
  const { opened, refused } = await openBest(options, generations);
  if (refused !== undefined && generations[0]?.source === 'import')
    throw new UnavailableError(refused.message, { cause: refused });
  return opened;
}
