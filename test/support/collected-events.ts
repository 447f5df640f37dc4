/** The events that `npm run events` prints for a shop. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export type PrintedEvent = {
  readonly id: string;
  readonly visit: string;
  readonly sequence: number;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

const program = resolve(__dirname, '../../dist/server/events.js');

export function collectedEvents(dataDir: string): readonly PrintedEvent[] {
  const { stdout } = spawnSync(process.execPath, [program, '--data-dir', dataDir], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PrintedEvent);
}
