/**
 * Real OpenSearch nodes, each a process of its own, that a test can freeze, kill and start again. The first one manages
 * the cluster.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.mjs';
import { closeAfterTest } from '../../../support/close-after-test';
import { aFolder } from '../../../support/temporary-folder';
import { until } from '../../../support/until';
import { hasNodes, jars } from './start-cluster';

export type Node = {
  readonly name: string;
  readonly url: string;
  /** The process does nothing any more, and its connections stay open. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Resolves when the process has ended. */
  readonly kill: () => Promise<void>;
  /** Starts it with the data that it had, if it was killed. */
  readonly start: () => void;
};

const startMs = 200_000;
const source = join(__dirname, 'cluster/Node.java');
const options = ['-Xms384m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

type Place = {
  readonly name: string;
  readonly http: number;
  readonly transport: number;
  readonly heap: string;
};
type Running = { readonly child: ChildProcess; readonly ended: Promise<void> };

const hasEnded = ({ child }: Running): boolean =>
  child.exitCode !== null || child.signalCode !== null;

function spawnNode(place: Place, clusterName: string, seeds: readonly string[]): Node {
  const folder = aFolder();
  const { name, http, transport, heap } = place;
  const node = [source, join(folder, 'base'), name, clusterName, String(http), String(transport)];
  const command = [...options, `-Xmx${heap}`, '-cp', `${jars}/*`, ...node, ...seeds];
  const run = (): Running => {
    const child = spawn('java', command, { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
    return { child, ended: new Promise((done) => child.once('close', () => done())) };
  };
  let running = run();
  const send = (signal: NodeJS.Signals) => void running.child.kill(signal);
  // A frozen process notices nothing but this signal.
  const kill = (): Promise<void> => {
    send('SIGKILL');
    return running.ended;
  };
  closeAfterTest(kill);
  return {
    name,
    url: `http://127.0.0.1:${http}`,
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    kill,
    start: () => {
      if (hasEnded(running)) running = run();
    },
  };
}

export async function startNodes(count: number, heap = '384m'): Promise<readonly Node[]> {
  const first = Number(await freePort(2 * count));
  const places = Array.from({ length: count }, (_, at) => ({
    name: `node-${at + 1}`,
    http: first + at,
    transport: first + count + at,
    heap,
  }));
  const seeds = places.map(({ transport }) => `127.0.0.1:${transport}`);
  const nodes = places.map((place) => spawnNode(place, `shop-${process.pid}-${first}`, seeds));
  const haveAll = () => Promise.all(nodes.map(({ url }) => hasNodes(url, count)));
  await until(async () => (await haveAll()).every(Boolean), startMs);
  return nodes;
}

/** It does something for a tenth of each second. Returns what ends that. */
export function slowDown(node: Node | undefined): () => void {
  const freeze = (): void => {
    node?.freeze();
    setTimeout(() => node?.thaw(), 900);
  };
  freeze();
  const timer = setInterval(freeze, 1_000);
  return closeAfterTest(() => clearInterval(timer));
}
