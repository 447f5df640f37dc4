/** An adapter as the server opens it, by environment variables and a file of fields. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { adapterSettings, openAdapter } from '../../adapters/open-adapter';
import type { ListingService } from '../../server/services/listing-service';
import { readEnvironment } from '../../server/services/read-settings';
import { brands } from '../support/english';
import { aFolder } from '../support/temporary-folder';

export type AdapterEnvironment = Readonly<Record<string, string>>;

export function writeFields(fields: unknown): string {
  const path = join(aFolder(), 'fields.json');
  writeFileSync(path, typeof fields === 'string' ? fields : JSON.stringify(fields));
  return path;
}

/** With its log, as one text. */
export async function openTestAdapter(
  env: AdapterEnvironment,
): Promise<{ readonly service: ListingService; readonly logged: () => string }> {
  let text = '';
  const log = pino({ level: 'warn' }, { write: (line: string) => (text += line) });
  const service = await openAdapter(readEnvironment(env, adapterSettings), { log, brands });
  if (service === undefined) throw new Error('LISTING_ADAPTER is not set');
  return { service, logged: () => text };
}
