/** Serves the catalogue that is in use: opens it when there is one, and changes to each that takes its place. */
import { UnavailableError } from './listing-engine';
import type { EngineHealth, ListingEngine } from './listing-engine';
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
  /**
   * Opens the first, making it when there is none. A rejection of it ends the following, but an `UnavailableError`: then it
   * is tried again. Absent: found like any other.
   */
  readonly openFirst?: () => Promise<NamedEngine>;
  /** What is wrong with the place itself, though it can be read. */
  readonly warning?: () => string | undefined;
};

export type WatchOptions = {
  /** How often to look, in milliseconds; a second when absent. */
  readonly everyMs?: number;
  /** After a change, with the number of products. */
  readonly onSwitch?: (products: number) => void;
  /** The catalogue in use cannot be found or opened: the one before goes on serving, and this is tried again. Told once. */
  readonly onError?: (error: unknown) => void;
  /** Something is wrong with the place of the catalogues, though it can be read. Told once. */
  readonly onWarning?: (warning: string) => void;
};

export type FollowedCatalogue = {
  readonly engine: ListingEngine;
  /** Resolves when the first is served, with the number of its products; rejects as `openFirst` does. */
  readonly opened: Promise<number>;
};

const loading = 'the catalogue is being opened';
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What health says beside what the engine says of itself. */
type Reasons = {
  /** The source cannot be asked, or has nothing that can be served. */
  problem: string | undefined;
  /** The catalogue that should be served is not. */
  refusal: string | undefined;
  warning: string | undefined;
};

type Follower = {
  readonly switching: SwitchingEngine;
  readonly look: () => Promise<void>;
  readonly isServing: () => boolean;
  readonly reasons: Readonly<Reasons>;
};

function createFollower(source: CatalogueSource, watch: WatchOptions): Follower {
  const { onSwitch, onError = () => undefined, onWarning } = watch;
  const { engine: kind, find, open, openFirst } = source;
  const switching = createSwitchingEngine(createPendingEngine(kind, loading), onError);
  const reasons: Reasons = { problem: undefined, refusal: undefined, warning: undefined };
  let served: string | undefined;
  const isWell = (): void =>
    void Object.assign(reasons, { problem: undefined, refusal: undefined });
  const serve = ({ engine, name }: NamedEngine): void => {
    switching.switchTo(engine);
    served = name;
    isWell();
    onSwitch?.(engine.health().products);
  };
  const keepProblem = (error: unknown): never => {
    reasons.problem = reasonOf(error);
    throw error;
  };
  const keepRefusal = (error: unknown): never => {
    if (served === undefined) return keepProblem(error);
    isWell();
    reasons.refusal = `${reasonOf(error)} Meanwhile ${served} is served.`;
    throw error;
  };
  const change = async (): Promise<void> => {
    const name = await find().catch(keepProblem);
    const isDead = switching.health().problem !== undefined;
    if (name === undefined || (name === served && !isDead)) return isWell();
    serve({ engine: await open(name).catch(keepRefusal), name });
  };
  const look = async (): Promise<void> => {
    const warning = source.warning?.();
    if (warning !== undefined && warning !== reasons.warning) onWarning?.(warning);
    reasons.warning = warning;
    if (served !== undefined || openFirst === undefined) return change();
    serve(await openFirst().catch(keepProblem));
  };
  return { switching, look, isServing: () => served !== undefined, reasons };
}

function healthOf(engine: ListingEngine, { problem, refusal, warning }: Reasons): EngineHealth {
  const warnings = [refusal, warning].filter((one) => one !== undefined).join(' ');
  return {
    ...engine.health(),
    ...(problem !== undefined && { problem }),
    ...(warnings !== '' && { warning: warnings }),
  };
}

/** The engine answers from the start, with an `UnavailableError` until a catalogue is there. It keeps no process alive. */
export function followCatalogue(
  source: CatalogueSource,
  watch: WatchOptions = {},
): FollowedCatalogue {
  const { everyMs = 1000, onError = () => undefined } = watch;
  const { switching, reasons, ...follower } = createFollower(source, watch);
  const endsAtFirst = (error: unknown): boolean =>
    source.openFirst !== undefined && !(error instanceof UnavailableError);
  const { opened, stop } = lookAgainAndAgain({ ...follower, endsAtFirst, everyMs, onError });
  const products = opened.then(() => switching.health().products);
  // Whoever does not wait for it hears of its failure by `health` alone.
  products.catch(() => undefined);
  return {
    opened: products,
    engine: {
      ...switching,
      health: () => healthOf(switching, reasons),
      close: async () => {
        await stop();
        await switching.close();
      },
    },
  };
}
