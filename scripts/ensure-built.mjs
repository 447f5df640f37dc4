// Builds dist/ when it is missing or older than the sources. As a command it installs missing packages before.
import { isBuilt } from './built-from.mjs';

export async function ensureBuilt() {
  if (isBuilt()) return;
  const { build } = await import('./build.mjs');
  await build();
}

if (process.argv[1]?.endsWith('ensure-built.mjs')) {
  await import('./ensure-installed.mjs');
  if (!process.exitCode)
    await ensureBuilt().catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
