// Checks the production packages against the registry's advisories. A registry without advisories leaves this
// unchecked.
import { spawnSync } from 'node:child_process';
import { leaveUnchecked, root } from './project.mjs';

const limitMs = 60_000;

/**
 * The fields of npm's report that are used here; a registry without advisories returns a message instead.
 * @typedef {object} Report
 * @property {{ readonly vulnerabilities?: object }} [metadata]
 * @property {Readonly<Record<string, { readonly name: string, readonly severity: string }>>} [vulnerabilities]
 * @property {string} [message]
 * @property {{ readonly summary?: string }} [error]
 */

/** @returns {Report} */
function parseReport(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { stdout, stderr, status } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--audit-level=high', '--json'],
  { cwd: root, encoding: 'utf8', timeout: limitMs },
);
const { metadata, vulnerabilities = {}, message, error } = parseReport(stdout);
if (metadata?.vulnerabilities) {
  console.log('advisories:', JSON.stringify(metadata.vulnerabilities));
  for (const { name, severity } of Object.values(vulnerabilities))
    console.log(`  ${severity} ${name}`);
  process.exitCode = status ?? 1;
} else {
  const why = message ?? error?.summary ?? stderr.trim().split('\n').at(-1) ?? 'no response';
  leaveUnchecked(`the registry returns no advisories (${why})`);
}
