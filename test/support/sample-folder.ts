/** Data folders with the sample catalogue, which a run of the tests builds only once. */
import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from './temporary-folder';

/** Builds the sample in a folder of its own first, because several processes of tests may need it at once. */
async function buildOnce(target: string): Promise<void> {
  if (existsSync(target)) return;
  const { openCatalogue } = await import('../../shop/catalogue/open-catalogue');
  const built = aFolder();
  const { engine } = await openCatalogue({ dataDir: built });
  await engine.close();
  try {
    renameSync(join(built, 'catalogue'), target);
  } catch (error) {
    // Another process was first.
    if (!existsSync(target)) throw error;
  }
}

/**
 * Creates a data folder, which is removed after the test. A shop over it opens the sample without building it. The
 * folder is empty where no run of tests says by `SAMPLE_CATALOGUE` where its sample is.
 */
export async function aSampleFolder(): Promise<string> {
  const folder = aFolder();
  const { SAMPLE_CATALOGUE } = process.env;
  if (SAMPLE_CATALOGUE !== undefined) {
    await buildOnce(SAMPLE_CATALOGUE);
    cpSync(SAMPLE_CATALOGUE, join(folder, 'catalogue'), { recursive: true });
  }
  return folder;
}
