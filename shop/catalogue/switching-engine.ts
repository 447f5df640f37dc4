/**
 * An engine that switches to another catalogue while it serves. New queries go to the newest; running ones end on the
 * old one.
 */
import type { ListingEngine } from './listing-engine';

export type SwitchingEngine = ListingEngine & {
  /** Serves this one from now on; the one before is closed when its last query has ended. */
  readonly switchTo: (next: ListingEngine) => void;
};

type Tenant = {
  readonly engine: ListingEngine;
  readonly run: <Result>(work: (engine: ListingEngine) => Promise<Result>) => Promise<Result>;
  /** Resolves when it is closed. */
  readonly retire: () => Promise<void>;
};

function createTenant(engine: ListingEngine): Tenant {
  let running = 0;
  let onIdle: (() => void) | undefined;
  return {
    engine,
    run: async (work) => {
      running += 1;
      try {
        return await work(engine);
      } finally {
        running -= 1;
        if (running === 0) onIdle?.();
      }
    },
    retire: async () => {
      if (running > 0)
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      await engine.close();
    },
  };
}

/** `outline()` and a `query()` called in the same task refer to the same catalogue. */
export function createSwitchingEngine(
  first: ListingEngine,
  onError: (error: unknown) => void,
): SwitchingEngine {
  let current = createTenant(first);
  const retiring = new Set<Promise<void>>();
  const retire = (tenant: Tenant): Promise<void> => {
    const done = tenant
      .retire()
      .catch(onError)
      .finally(() => retiring.delete(done));
    retiring.add(done);
    return done;
  };
  return {
    query: (query) => current.run((engine) => engine.query(query)),
    products: (ids) => current.run((engine) => engine.products(ids)),
    outline: () => current.engine.outline(),
    health: () => current.engine.health(),
    switchTo: (next) => {
      const before = current;
      current = createTenant(next);
      void retire(before);
    },
    close: async () => {
      void retire(current);
      await Promise.all(retiring);
    },
  };
}
