/** The program behind `npm run import -- FILE`. */
import { storefront } from '@storefront/storefront';
import { loadOptional, MissingPackageError } from '../../server/services/load-optional';

async function run(): Promise<void> {
  const { runImportCommand } = await loadOptional('import', () => import('./import-command'));
  process.exitCode = await runImportCommand(storefront.brands);
}

run().catch((error: unknown) => {
  if (!(error instanceof MissingPackageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
