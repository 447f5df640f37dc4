/** Imports a text into a shop of its own and reads the resulting catalogue. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedEngine } from '../../../shop/catalogue/embedded/embedded-engine';
import { openGeneration } from '../../../shop/catalogue/embedded/generation';
import { readCurrent } from '../../../shop/catalogue/embedded/generation-store';
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import type { ImportOptions } from '../../../shop/import/import-options';
import { defaultLimit } from '../../../shop/import/row-report';
import type { ImportOutput } from '../../../shop/import/open-file';
import { runImport, runUpdate } from '../../../shop/import/run-import';
import { closeAfterTest } from '../../support/close-after-test';
import { aQuery } from '../catalogue/open-test-catalogue';
import { aFolder } from '../../support/temporary-folder';

export type TestShop = ReturnType<typeof openTestShop>;

export function openTestShop() {
  const folder = aFolder();
  const root = join(folder, 'data', 'catalogue');
  const put = (name: string, content: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const run = async <Summary>(
    program: (options: ImportOptions, output: ImportOutput) => Promise<Summary>,
    file: string,
    options: Partial<ImportOptions>,
  ) => {
    const problems: string[] = [];
    const progress: string[] = [];
    const summary = await program(
      {
        file,
        dataDir: join(folder, 'data'),
        limit: { ...defaultLimit, share: 1 },
        dryRun: false,
        // Most tests replace one catalogue by a quite different one.
        acceptChanges: true,
        ...options,
      },
      {
        progress: { write: (text) => progress.push(text) },
        problems: (text) => problems.push(text.trim()),
      },
    );
    return { summary, problems, progress };
  };
  const importText = (content: string | Buffer, options: Partial<ImportOptions> = {}) =>
    run(runImport, put('feed', content), options);
  const updateText = (content: string, options: Partial<ImportOptions> = {}) =>
    run(runUpdate, put('stock', content), { mode: 'update', ...options });
  const openEngine = async () => {
    const name = readCurrent(root)?.folder ?? 'none';
    const engine = createEmbeddedEngine(await openGeneration(join(root, name)));
    closeAfterTest(engine.close);
    return engine;
  };
  const readAll = async () => {
    const engine = await openEngine();
    const { products, facets, groups } = await engine.query(aQuery({ size: 100 }));
    const outline = engine.outline();
    return { products, facets, groups, outline };
  };
  return {
    path: folder,
    root,
    put,
    importText,
    updateText,
    openEngine,
    readAll,
    products: async (): Promise<readonly CatalogueProduct[]> => (await readAll()).products,
    /** What a failed import must not change. */
    state: () => ({
      current: readFileSync(join(root, 'current.json'), 'utf8'),
      files: readdirSync(root).sort(),
    }),
  };
}

/** The message of the error that an import rejects with. */
export async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'no error';
  }
  return 'no failure';
}
