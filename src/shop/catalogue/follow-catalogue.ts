/** Serves the catalogue that is in use: opens it when there is one, and changes to each that takes its place. */
import type { ListingEngine } from './listing-engine';
import { lookAgainAndAgain } from './look-again';
import { createPendingEngine } from './pending-engine';
import { createSwitchingEngine } from './switching-engine';
import type { SwitchingEngine } from './switching-engine';

export type NamedEngine = { readonly engine: ListingEngine; readonly name: string };

/** Where catalogues come from: a folder of generations, or a cluster. */
export type CatalogueSource = {
  /** For the health of an engine that has none yet. */
  readonly engine: string;
  /** The name of the one in use, undefined for no news of it. Rejects when that cannot be told: nobody should ask then. */
  readonly find: () => Promise<string | undefined>;
  readonly open: (name: string) => Promise<ListingEngine>;
  /** Opens the first, making it when there is none; a rejection of it ends the following. Absent: found like any other. */
  readonly openFirst?: () => Promise<NamedEngine>;
};

export type WatchOptions = {
  /** How often to look, in milliseconds; a second when absent. */
  readonly everyMs?: number;
  /** After a change, with the number of products. */
  readonly onSwitch?: (products: number) => void;
  /** The catalogue in use cannot be found or opened: the one before goes on serving, and this is tried again. Told once. */
  readonly onError?: (error: unknown) => void;
};

export type FollowedCatalogue = {
  readonly engine: ListingEngine;
  /** Resolves when the first is served, with the number of its products; rejects as `openFirst` does. */
  readonly opened: Promise<number>;
};

const loading = 'the catalogue is being opened';
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

type Follower = {
  readonly switching: SwitchingEngine;
  readonly look: () => Promise<void>;
  readonly first: () => Promise<void>;
  readonly isServing: () => boolean;
  /** Why the source cannot be asked; undefined while it can. */
  readonly problem: () => string | undefined;
};

const createFollower = (
  source: CatalogueSource,
  { onSwitch, onError = () => undefined }: WatchOptions,
): Follower => {
  const { engine: kind, find, open, openFirst } = source;
  const switching = createSwitchingEngine(createPendingEngine(kind, loading), onError);
  let served: string | undefined;
  let problem: string | undefined;
  const serve = ({ engine, name }: NamedEngine): void => {
    switching.switchTo(engine);
    served = name;
    onSwitch?.(engine.health().products);
  };
  const look = async (): Promise<void> => {
    const name = await find().catch((error: unknown) => {
      problem = reasonOf(error);
      throw error;
    });
    const isDead = switching.health().problem !== undefined;
    if (name !== undefined && (name !== served || isDead))
      serve({ engine: await open(name), name });
    problem = undefined;
  };
  return {
    switching,
    look,
    first: async () => (openFirst ? serve(await openFirst()) : look()),
    isServing: () => served !== undefined,
    problem: () => problem,
  };
};

/** The engine answers from the start, with an `UnavailableError` until a catalogue is there. It keeps no process alive. */
export const followCatalogue = (
  source: CatalogueSource,
  watch: WatchOptions = {},
): FollowedCatalogue => {
  const { everyMs = 1000, onError = () => undefined } = watch;
  const { switching, problem, ...follower } = createFollower(source, watch);
  const endsAtFirst = source.openFirst !== undefined;
  const { opened, stop } = lookAgainAndAgain({ ...follower, endsAtFirst, everyMs, onError });
  const products = opened.then(() => switching.health().products);
  // Whoever does not wait for it hears of its failure by `health` alone.
  products.catch(() => undefined);
  return {
    opened: products,
    engine: {
      ...switching,
      health: () => {
        const reason = problem();
        return { ...switching.health(), ...(reason !== undefined && { problem: reason }) };
      },
      close: async () => {
        await stop();
        await switching.close();
      },
    },
  };
};
