// npm run events: prints or exports the events that pages sent; see --help.
import { createRequire } from 'node:module';
import { ensureBuilt } from './ensure-built.mjs';

const require = createRequire(import.meta.url);

// What a build says must not end up among the events.
console.log = console.error;
try {
  await ensureBuilt();
  require('../dist/server/events.js');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
