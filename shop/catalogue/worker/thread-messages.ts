/** What the server's thread and a catalogue's own say to each other. */
import type { CatalogueOutline } from '../catalogue-product';
import type { BuildProgress } from '../embedded/build-generation';
import type { EngineHealth, ListingQuery } from '../listing-engine';

/** What a thread opens: the generation of this name, or the one in use, built from the sample when there is none. */
export type WorkerTask = { readonly dataDir: string; readonly name?: string };

export type Question =
  | { readonly ask: 'query'; readonly query: ListingQuery }
  | { readonly ask: 'product'; readonly id: string };

export type ToWorker =
  | { readonly kind: 'question'; readonly number: number; readonly question: Question }
  | { readonly kind: 'close' };

export type Fault = { readonly message: string; readonly code?: string };

export type OpenedMessage = {
  readonly kind: 'opened';
  readonly name: string;
  readonly outline: CatalogueOutline;
  readonly health: EngineHealth;
};

export type FromWorker =
  | { readonly kind: 'progress'; readonly progress: BuildProgress }
  | OpenedMessage
  | { readonly kind: 'not opened'; readonly fault: Fault }
  | {
      readonly kind: 'answer';
      readonly number: number;
      /** As JSON: one text goes over faster than the many objects it stands for. Absent for a product there is not. */
      readonly json: string | undefined;
    }
  | { readonly kind: 'no answer'; readonly number: number; readonly fault: Fault };
