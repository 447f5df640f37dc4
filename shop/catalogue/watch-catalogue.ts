/** Serves the catalogue in use: opens it when there is one, and switches to each that replaces it. */
import { withoutUndefined } from '../../src/lib/without-undefined';
import { type EngineHealth, type ListingEngine, UnavailableError } from './listing-engine';
import { poll } from './poll';
import { createPendingEngine } from './pending-engine';
import { createSwitchingEngine, type SwitchingEngine } from './switching-engine';

export type NamedEngine = { readonly engine: ListingEngine; readonly name: string };

/** Where catalogues come from: a folder of generations, or a cluster. */
export type CatalogueSource = {
  /** For the health of an engine that has none yet. */
  readonly engine: string;
  /**
   * The name of the one in use; undefined keeps the served one. Rejects when the source cannot be reached: then no
   * query can be served.
   */
  readonly find: () => Promise<string | undefined>;
  readonly open: (name: string) => Promise<ListingEngine>;
  /** When the catalogue of a name was imported, in milliseconds since 1970. */
  readonly importedMs?: (name: string) => number | undefined;
  /**
   * Opens the first, making it when there is none. After an `UnavailableError` it is tried again; any other rejection
   * ends the polling. When absent, the first is found like any other.
   */
  readonly openFirst?: () => Promise<NamedEngine>;
  /** What is wrong with the place itself, though it can be read. */
  readonly warning?: () => string | undefined;
};

export type WatchOptions = {
  /** The interval of the checks, in milliseconds; a second when absent. */
  readonly everyMs?: number;
  /** Called after a switch, with the health of the new one. */
  readonly onSwitch?: (health: EngineHealth) => void;
  /**
   * The catalogue in use cannot be found or opened. The one before goes on serving, and this is tried again. Called
   * once for each reason.
   */
  readonly onError?: (error: unknown) => void;
  /** It can again, after so many milliseconds. */
  readonly onBack?: (afterMs: number) => void;
  /** Something is wrong with the place of the catalogues, though it can be read. Called once for each warning. */
  readonly onWarning?: (warning: string) => void;
};

export type WatchedCatalogue = {
  readonly engine: ListingEngine;
  /** Resolves when the first is served, with the number of its products; rejects as `openFirst` does. */
  readonly opened: Promise<number>;
};

const loading = 'the catalogue is being opened';
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What health reports in addition to the engine's own health. */
type Reasons = {
  /** The source cannot be reached, or has nothing that can be served. */
  problem: string | undefined;
  /** The catalogue that should be served is not. */
  refusal: string | undefined;
  warning: string | undefined;
};

type Watcher = {
  readonly switching: SwitchingEngine;
  readonly check: () => Promise<void>;
  readonly isServing: () => boolean;
  readonly importedMs: () => number | undefined;
  readonly reasons: Readonly<Reasons>;
};

/** The sample is made again whenever it is missing, so its age says nothing. */
const importedAt = (
  source: CatalogueSource,
  engine: ListingEngine,
  served: string | undefined,
): number | undefined =>
  served === undefined || engine.outline().isSample === true
    ? undefined
    : source.importedMs?.(served);

function createWatcher(source: CatalogueSource, watch: WatchOptions): Watcher {
  const { onSwitch, onError = () => undefined, onWarning } = watch;
  const { engine: kind, find, open, openFirst } = source;
  const switching = createSwitchingEngine(createPendingEngine(kind, loading), onError);
  const reasons: Reasons = { problem: undefined, refusal: undefined, warning: undefined };
  let served: string | undefined;
  const isWell = (): void =>
    void Object.assign(reasons, { problem: undefined, refusal: undefined });
  const importedMs = (): number | undefined => importedAt(source, switching, served);
  const serve = ({ engine, name }: NamedEngine): void => {
    switching.switchTo(engine);
    served = name;
    isWell();
    onSwitch?.(withoutUndefined({ ...engine.health(), importedMs: importedMs() }));
  };
  const recordProblem = (error: unknown): never => {
    reasons.problem = reasonOf(error);
    throw error;
  };
  const recordRefusal = (error: unknown): never => {
    if (served === undefined) return recordProblem(error);
    isWell();
    reasons.refusal = `${reasonOf(error)} Meanwhile ${served} is served.`;
    throw error;
  };
  const change = async (): Promise<void> => {
    const name = await find().catch(recordProblem);
    const isDead = switching.health().problem !== undefined;
    if (name === undefined || (name === served && !isDead)) return isWell();
    serve({ engine: await open(name).catch(recordRefusal), name });
  };
  const check = async (): Promise<void> => {
    const warning = source.warning?.();
    if (warning !== undefined && warning !== reasons.warning) onWarning?.(warning);
    reasons.warning = warning;
    if (served !== undefined || openFirst === undefined) return change();
    serve(await openFirst().catch(recordProblem));
  };
  return { switching, check, isServing: () => served !== undefined, importedMs, reasons };
}

type Known = Reasons & { readonly importedMs: number | undefined };

function healthOf(
  engine: ListingEngine,
  { problem, refusal, warning, importedMs }: Known,
): EngineHealth {
  const warnings = [refusal, warning].filter((one) => one !== undefined).join(' ');
  return {
    ...engine.health(),
    ...(importedMs !== undefined && { importedMs }),
    ...(problem !== undefined && { problem }),
    ...(warnings !== '' && { warning: warnings }),
  };
}

/**
 * The engine takes queries at once; it rejects with an `UnavailableError` until a catalogue is open. It keeps no
 * process alive.
 */
export function watchCatalogue(
  source: CatalogueSource,
  watch: WatchOptions = {},
): WatchedCatalogue {
  const { everyMs = 1000, onError = () => undefined, onBack } = watch;
  const { switching, reasons, ...watcher } = createWatcher(source, watch);
  const isFinal = (error: unknown): boolean =>
    source.openFirst !== undefined && !(error instanceof UnavailableError);
  const { opened, stop } = poll({ ...watcher, isFinal, everyMs, onError, onBack });
  const products = opened.then(() => switching.health().products);
  // A caller that does not wait for it learns of its failure from `health`.
  products.catch(() => undefined);
  return {
    opened: products,
    engine: {
      ...switching,
      health: () => healthOf(switching, { ...reasons, importedMs: watcher.importedMs() }),
      close: async () => {
        await stop();
        await switching.close();
      },
    },
  };
}
