/** A real OpenSearch cluster of several nodes, from Maven Central, on this machine's Java. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAfterTest } from '../../../support/close-after-test';
import { aFolder } from '../../../support/temporary-folder';

const source = join(__dirname, 'cluster');
export const jars = resolve(__dirname, '../../../../node_modules/.cache/opensearch-2.19.1.0');
const resolveMs = 240_000;

const isThere = (command: string): boolean =>
  spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;

/** Gives a complete folder its name, unless another test was quicker. */
export function keepAs(folder: string, name: string): void {
  try {
    renameSync(folder, name);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(name)) throw error;
  }
}

/** Downloads into a temporary folder and renames it, so that a folder of this name is complete. */
function resolveJars(): boolean {
  if (existsSync(jars)) return true;
  mkdirSync(resolve(jars, '..'), { recursive: true });
  const folder = mkdtempSync(`${jars}-`);
  const goal = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`];
  const { status } = spawnSync('mvn', ['-f', join(source, 'pom.xml'), ...goal], {
    stdio: 'ignore',
    timeout: resolveMs,
  });
  if (status !== 0 || readdirSync(folder).length === 0) {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  keepAs(folder, jars);
  return true;
}

/** Undefined when a cluster can be started; otherwise why not. */
export function whyNoCluster(): string | undefined {
  if (!isThere('java') || !isThere('javac')) return 'no Java 17 (JDK) on this machine';
  if (!existsSync(jars) && !isThere('mvn')) return 'no Maven on this machine';
  return resolveJars() ? undefined : 'Maven Central cannot be reached';
}

export type Cluster = { readonly url: string };

const startMs = 200_000;

/** Whether so many nodes have found each other. */
export async function hasNodes(url: string, nodes: number): Promise<boolean> {
  try {
    const response = await fetch(`${url}/_cluster/health`);
    const { number_of_nodes: found } = (await response.json()) as { number_of_nodes?: number };
    return found === nodes;
  } catch {
    return false;
  }
}

export async function startCluster(nodes: number): Promise<Cluster> {
  const folder = aFolder();
  const child = spawn(
    'java',
    [
      '-Xmx1g',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-cp',
      `${jars}/*`,
      join(source, 'Cluster.java'),
      join(folder, 'base'),
      String(nodes),
    ],
    { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  closeAfterTest(() => {
    child.stdin.end();
    return ended;
  });
  let output = '';
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (let waitedMs = 0; waitedMs < startMs && !hasEnded; waitedMs += 500) {
    await wait(500);
    const port = /HTTP Port: +(\d+)/.exec(output)?.[1];
    const url = `http://127.0.0.1:${port ?? ''}`;
    if (port !== undefined && (await hasNodes(url, nodes))) return { url };
  }
  child.kill('SIGKILL');
  throw new Error(`the cluster did not start:\n${output.slice(-5000)}`);
}
