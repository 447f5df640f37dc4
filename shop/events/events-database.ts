/** Which PostgreSQL database holds the events. */

/** A PostgreSQL database, and the setting that names it. */
export type EventsDatabase = { readonly url: string; readonly setting: string };

export type EventsDatabaseUrls = {
  readonly eventsDatabaseUrl?: string | undefined;
  /** That of the saved products, which holds the events as well when they have none of their own. */
  readonly databaseUrl?: string | undefined;
};

/** Undefined when they are in a file. */
export function eventsDatabaseOf({
  eventsDatabaseUrl: own,
  databaseUrl: shared,
}: EventsDatabaseUrls): EventsDatabase | undefined {
  if (own) return { url: own, setting: 'EVENTS_DATABASE_URL' };
  return shared ? { url: shared, setting: 'DATABASE_URL' } : undefined;
}
