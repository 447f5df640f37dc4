/** Opens the collector of events, whose database may be missing for a while. */
import type { EventsService } from '../../server/services/events-service';
import { loadOptional } from '../../server/services/load-optional';
import type { Missing, PoolCounts } from '../../server/services/shop';
import { explainPostgresError } from '../database/explain-postgres-error';
import { keepOpen, type MissingWatch } from '../database/keep-open';
import { scheduleRemoval } from '../database/schedule-removal';
import { removedAtOnce, type EventStore } from './event-store';
import { eventsDatabaseOf, type EventsDatabaseUrls } from './events-database';
import { largestBodyBytes } from './read-batch';
import { reportTo, type Reporting } from './report-events';
import { respondToEventsRequest, type EventCollector } from './respond-to-events-request';

/** The address that the pages of this server send their events to. */
export const eventsPath = '/plp-events';

export type OpenedEventsService = EventsService & {
  /** The parts that cannot be used just now, with the reason. */
  readonly missing: () => readonly Missing[];
  /** Undefined for a file, and before the database was opened. */
  readonly connections: () => PoolCounts | undefined;
  readonly close: () => Promise<void>;
};

type EventsServiceOptions = Pick<EventCollector, 'onError'> &
  EventsDatabaseUrls & {
    /** Whether events are stored, which is usual. */
    readonly collectEvents?: boolean;
    /** A listing service that may learn from them. */
    readonly reporting?: Reporting | undefined;
    /** Folder of the embedded database. */
    readonly dataDir: string;
    /** How long events are kept; for good when absent. */
    readonly eventsRetentionDays?: number | undefined;
    /** Bounds the embedded database. */
    readonly mostBytes?: number;
    readonly watch: MissingWatch;
  };

const dayMs = 86_400_000;
/** In an hour: more events than a large shop gets in it, and few enough that a wrong clock is noticed. */
const mostRemovals = 100;

/**
 * Rejects with a `MissingPackageError` alone: a database that cannot be used is missing until it can, but its client
 * must be installed.
 */
export async function openEventsService(
  options: EventsServiceOptions,
): Promise<OpenedEventsService> {
  const { collectEvents = true, reporting = {}, onError } = options;
  const kept = collectEvents ? await openKeptStore(options) : undefined;
  const onEvents = reportTo(reporting);
  const collector: EventCollector = { store: kept?.store, onEvents, nowMs: Date.now, onError };
  const { reportsBrand: takesBrand } = reporting;
  return {
    path: eventsPath,
    largestBodyBytes,
    ...(!kept && takesBrand && { takesBrand }),
    respond: (request) => respondToEventsRequest(collector, request),
    missing: () => kept?.missing() ?? [],
    connections: () => kept?.connections(),
    close: async () => kept?.close(),
  };
}

/** The store, which may be missing, without the events that are too old. */
async function openKeptStore(options: EventsServiceOptions) {
  const { eventsRetentionDays: days, watch } = options;
  const postgres = eventsDatabaseOf(options);
  const open = await loadStore(options, postgres?.url);
  const database = await keepOpen({
    what: 'events',
    // Nothing but appending is done, which fails as a whole.
    failsFast: true,
    watch,
    open,
    check: (store) => store.check(),
    close: (store) => store.close(),
    ...(postgres && { explain: explainPostgresError(postgres.setting) }),
  });
  const removeExpired = (keptMs: number) =>
    scheduleRemoval({
      remove: () => database.use((store) => store.removeBefore(Date.now() - keptMs)),
      atOnce: removedAtOnce,
      mostBatches: mostRemovals,
    });
  const stopRemoving = days === undefined ? () => undefined : removeExpired(days * dayMs);
  const append: EventStore['append'] = (events, nowMs) =>
    database.use((store) => store.append(events, nowMs));
  return {
    store: { append },
    missing: database.missing,
    connections: () => database.value()?.connections?.(),
    close: async () => {
      stopRemoving();
      await database.close();
    },
  };
}

/** Loads the client of one database, which takes time, and none of the other. */
async function loadStore(
  { dataDir, mostBytes, onError }: EventsServiceOptions,
  databaseUrl: string | undefined,
): Promise<() => Promise<EventStore>> {
  if (databaseUrl === undefined) {
    const { openLibsqlEventStore } = await loadOptional(
      'files',
      () => import('./libsql-event-store'),
    );
    return () => openLibsqlEventStore(dataDir, mostBytes);
  }
  const { openPostgresEventStore } = await loadOptional(
    'postgres',
    () => import('./postgres-event-store'),
  );
  return () => openPostgresEventStore({ databaseUrl, onError });
}
