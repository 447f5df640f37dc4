// Asks the registry for advisories against what runs in production. Not every registry answers; then nobody knows, which
// is not the same as none.
import { spawnSync } from 'node:child_process';
import { root } from './built-from.mjs';

/** The exit code that says: could not be asked. */
export const notRequestedCode = 75;
const limitMs = 60_000;

if (process.argv[1]?.endsWith('advisories.mjs')) {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--audit-level=high', '--json'],
    { cwd: root, encoding: 'utf8', timeout: limitMs },
  );
  const answer = (() => {
    try {
      return JSON.parse(stdout);
    } catch {
      return {};
    }
  })();
  if (answer.metadata?.vulnerabilities) {
    console.log('advisories:', JSON.stringify(answer.metadata.vulnerabilities));
    for (const { name, severity } of Object.values(answer.vulnerabilities ?? {}))
      console.log(`  ${severity} ${name}`);
    process.exitCode = status ?? 1;
  } else {
    const line = '!'.repeat(78);
    const why =
      answer.message ?? answer.error?.summary ?? stderr.trim().split('\n').at(-1) ?? 'no answer';
    console.error(`${line}\nNOT ASKED: the registry gives no advisories (${why}).\n${line}`);
    process.exitCode = notRequestedCode;
  }
}
