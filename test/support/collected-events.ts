/** The events that `npm run events` prints for a shop. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

type CollectedEvent = { readonly id: string; readonly topic: string };

const program = resolve(__dirname, '../../dist/server/events.js');

export function collectedEvents(dataDir: string): readonly CollectedEvent[] {
  const { stdout } = spawnSync(process.execPath, [program, '--data-dir', dataDir], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CollectedEvent);
}
