/** The messages between the server's thread and a catalogue's thread, and faults between any threads. */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { CatalogueOutline } from '../catalogue-product';
import type { BuildProgress } from '../embedded/build-generation';
import type { EngineHealth, ListingQuery } from '../listing-engine';

/** What a thread opens: the generation of this name, or the one in use, built from the sample when there is none. */
export type WorkerTask = { readonly dataDir: string; readonly name?: string };

export type CatalogueRequest =
  | { readonly kind: 'query'; readonly query: ListingQuery }
  | { readonly kind: 'products'; readonly ids: readonly string[] };

export type ToWorker =
  | { readonly kind: 'request'; readonly number: number; readonly request: CatalogueRequest }
  | { readonly kind: 'close' };

/** The stack says where in the other thread it was. */
export type Fault = { readonly message: string; readonly code?: string; readonly stack?: string };

export function faultOf(error: unknown): Fault {
  const { message, code, stack } = error as NodeJS.ErrnoException;
  return withoutUndefined({ message, code, stack });
}

export const readFault = ({ message, ...others }: Fault): Error =>
  Object.assign(new Error(message), others);

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
      readonly kind: 'response';
      readonly number: number;
      /** As JSON: one string is copied faster than the objects it stands for. */
      readonly json: string;
    }
  | { readonly kind: 'failure'; readonly number: number; readonly fault: Fault };
