/** An import that leaves the shop's folder as it is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDraftStore } from './draft-store';
import { importInto, type ImportPlace } from './import-passes';
import type { ImportSummary } from './import-summary';
import type { Work } from './plan-import';

/** Writes only the drafts and the price history, which are removed when it ends. */
export async function importElsewhere(
  work: Work,
  placeIn: (folder: string) => ImportPlace,
): Promise<ImportSummary> {
  const folder = mkdtempSync(join(tmpdir(), 'import-drafts-'));
  const store = createDraftStore(folder);
  try {
    return await importInto(work, store, placeIn(folder));
  } finally {
    store.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
