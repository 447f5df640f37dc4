// npm start: builds what is out of date, then serves the page.
import { createRequire } from 'node:module';
import { ensureBuilt } from './ensure-built.mjs';

const require = createRequire(import.meta.url);

try {
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  require('../dist/server/main.js');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
