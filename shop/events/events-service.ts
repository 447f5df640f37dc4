/** Opens the collector of events, whose database may be missing for a while. */
import type { Missing } from '../../server/services/shop';
import { keepOpen, type MissingWatch } from '../database/keep-open';
import type { EventCollector } from './respond-to-events-request';
import { openEventStore } from './event-store';

export type OpenedEventsService = EventCollector & {
  /** The parts that cannot be used just now, with the reason. */
  readonly missing: () => readonly Missing[];
  readonly close: () => Promise<void>;
};

type EventsServiceOptions = {
  readonly dataDir: string;
  readonly mostBytes?: number;
  readonly onError: (error: unknown) => void;
  readonly watch: MissingWatch;
};

/** Never rejects: a database that cannot be used is missing until it can. */
export async function openEventsService(
  options: EventsServiceOptions,
): Promise<OpenedEventsService> {
  const { dataDir, mostBytes, onError, watch } = options;
  const database = await keepOpen({
    what: 'events',
    watch,
    open: () => openEventStore(dataDir, mostBytes),
    check: (store) => store.check(),
    close: (store) => store.close(),
  });
  return {
    store: {
      append: (events, nowMs) => database.use((store) => store.append(events, nowMs)),
    },
    nowMs: Date.now,
    onError,
    missing: database.missing,
    close: database.close,
  };
}
