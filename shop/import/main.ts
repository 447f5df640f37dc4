/** The program behind `npm run import -- FILE`. */
import { resolve } from 'node:path';
import { storefront } from '@storefront/storefront';
import { loadOptional, MissingPackageError } from '../../server/services/load-optional';

/** The built programs of the threads, next to that of the import. */
const scripts = {
  reader: resolve(__dirname, 'import-reader.js'),
  language: resolve(__dirname, 'import-language.js'),
  writer: resolve(__dirname, 'import-writer.js'),
};

async function run(): Promise<void> {
  const { runImportCommand } = await loadOptional('import', () => import('./import-command'));
  process.exitCode = await runImportCommand(storefront.brands, scripts);
}

run().catch((error: unknown) => {
  if (!(error instanceof MissingPackageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
