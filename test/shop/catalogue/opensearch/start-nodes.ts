/**
 * Real OpenSearch nodes, each a process of its own, that a test can freeze and kill. The first one manages the cluster.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../scripts/free-port.mjs';
import { closeAfterTest } from '../../../support/close-after-test';
import { aFolder } from '../../../support/temporary-folder';
import { hasNodes, jars } from './start-cluster';

export type Node = {
  readonly url: string;
  /** The process does nothing any more, and its connections stay open. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly kill: () => void;
};

const startMs = 200_000;
const source = join(__dirname, 'cluster/Node.java');
const options = ['-Xms384m', '-Xmx384m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

type Place = { readonly name: string; readonly http: number; readonly transport: number };

function spawnNode(place: Place, clusterName: string, seeds: readonly string[]) {
  const folder = aFolder();
  const { name, http, transport } = place;
  const child = spawn(
    'java',
    [
      ...options,
      '-cp',
      `${jars}/*`,
      source,
      join(folder, 'base'),
      name,
      clusterName,
      String(http),
      String(transport),
      ...seeds,
    ],
    { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  // A frozen process notices nothing but this signal.
  const kill = () => void child.kill('SIGKILL');
  closeAfterTest(() => {
    kill();
    return ended;
  });
  return {
    url: `http://127.0.0.1:${http}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill,
  };
}

export async function startNodes(count: number): Promise<readonly Node[]> {
  const first = Number(await freePort(2 * count));
  const places = Array.from({ length: count }, (_, at) => ({
    name: `node-${at + 1}`,
    http: first + at,
    transport: first + count + at,
  }));
  const seeds = places.map(({ transport }) => `127.0.0.1:${transport}`);
  const nodes = places.map((place) => spawnNode(place, `shop-${process.pid}-${first}`, seeds));
  for (let waitedMs = 0; waitedMs < startMs; waitedMs += 500) {
    await wait(500);
    const whole = await Promise.all(nodes.map(({ url }) => hasNodes(url, count)));
    if (whole.every(Boolean)) return nodes;
  }
  throw new Error('the nodes did not start');
}
