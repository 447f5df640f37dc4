import { join } from 'node:path';

/** The embedded database of the events. */
export const eventsFile = (dataDir: string): string => join(dataDir, 'events.db');
