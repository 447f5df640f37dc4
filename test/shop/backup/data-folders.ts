/** Folders of data as other versions of the shop leave them, and what is in them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { seal } from '../../../shop/catalogue/embedded/generation-store';
import { openLibsql } from '../../../shop/database/libsql-connection';
import { eventMigrations } from '../../../shop/events/libsql-event-store';
import { savedMigrations } from '../../../shop/saved/libsql-saved-schema';

type Versions = { readonly saved: number; readonly events: number };

export const present: Versions = { saved: savedMigrations.length, events: eventMigrations.length };

/** The steps to a version: those that have led there, and, for one that is yet to come, another column each. */
const stepsTo = (steps: readonly string[], version: number, table: string) => [
  ...steps.slice(0, version),
  ...Array.from(
    { length: Math.max(0, version - steps.length) },
    (_, at) => `ALTER TABLE ${table} ADD COLUMN later_${at} TEXT`,
  ),
];

/** Brings the databases to these versions, as a start of the shop of that time does. */
export async function bringTo(dataDir: string, { saved, events }: Versions): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const files = [
    { name: 'saved.db', migrations: stepsTo(savedMigrations, saved, 'saved_product') },
    { name: 'events.db', migrations: stepsTo(eventMigrations, events, 'event') },
  ];
  for (const { name, migrations } of files)
    (await openLibsql(join(dataDir, name), { migrations, synchronous: 'FULL' })).close();
}

/** What a shop of the first versions of both files has stored, which later ones have stored too. */
export function storeAsFirst(dataDir: string, shopperId: string): void {
  const saved = new Database(join(dataDir, 'saved.db'));
  const save = saved.prepare('INSERT INTO saved_product (shopper_id, product_id) VALUES (?, ?)');
  for (const productId of ['sofa', 'lamp']) save.run(shopperId, productId);
  saved.close();
  const events = new Database(join(dataDir, 'events.db'));
  events
    .prepare(
      `INSERT INTO event (id, visit_id, topic, at_ms, received_at_ms, payload)
       VALUES ('event-of-first', 'visit-0001', 'facet-update', 1, 2, '{"path":"/browse/sofas"}')`,
    )
    .run();
  events.close();
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Version, tables and rows: all that a version reads. */
export function contentOf(dataDir: string) {
  return ['saved.db', 'events.db'].map((name) => {
    const file = join(dataDir, name);
    if (!existsSync(file)) throw new Error(`no ${file}`);
    const database = new Database(file);
    const read = (sql: string) => database.prepare(sql).all() as Rows;
    try {
      const tables = read('SELECT name, type, sql FROM sqlite_schema ORDER BY name');
      const ofTables = tables.filter(({ type }) => type === 'table');
      const rows = ofTables.map(({ name: table }) => read(`SELECT * FROM "${String(table)}"`));
      return { version: database.pragma('user_version') as Rows, tables, rows };
    } finally {
      database.close();
    }
  });
}

/** Makes a generation one of another format, as the version of that format has described it. */
export async function describeAs(folder: string, format: number): Promise<void> {
  const path = join(folder, 'generation.json');
  const described = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(
    path,
    JSON.stringify({ ...described, format, ...(format < 4 && { soldOut: undefined }) }),
  );
  await seal(folder);
}
