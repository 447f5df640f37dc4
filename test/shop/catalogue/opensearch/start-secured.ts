/** A real OpenSearch node with TLS and users, by the settings and files of the compose file. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { freePort } from '../../../../scripts/free-port.mjs';
import { closeAfterTest } from '../../../support/close-after-test';
import { aFolder } from '../../../support/temporary-folder';
import { jars, keepAs, whyNoCluster } from './start-cluster';

const deploy = resolve(__dirname, '../../../../deploy');
const files = join(deploy, 'opensearch-security');
const plugin = `${jars}-security`;
const artifact = 'org.opensearch.plugin:opensearch-security:2.19.1.0:zip';

/** Downloads into another folder and renames it, so that a folder of this name is complete. */
function resolvePlugin(): boolean {
  if (existsSync(plugin)) return true;
  const folder = `${plugin}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const options = ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`];
  spawnSync('mvn', [...options, `-DoutputDirectory=${folder}`], { stdio: 'ignore' });
  const [zip] = readdirSync(folder);
  if (zip === undefined) return false;
  if (spawnSync('jar', ['xf', zip], { cwd: folder }).status !== 0) return false;
  keepAs(folder, plugin);
  return true;
}

export const whyNoSecuredCluster = (): string | undefined =>
  whyNoCluster() ?? (resolvePlugin() ? undefined : 'Maven Central has no security plugin');

const nameOf = (jar: string): string => jar.replace(/-\d.*$/, '');

/** The jars of the node, and those of the plugin that it has not. */
function classPath(): string {
  const own = new Set(readdirSync(jars).map(nameOf));
  const further = readdirSync(plugin).filter(
    (file) => file.endsWith('.jar') && !own.has(nameOf(file)),
  );
  return [`${jars}/*`, ...further.map((jar) => join(plugin, jar))].join(':');
}

function hashOf(password: string): string {
  const options = ['-cp', classPath(), 'org.opensearch.security.tools.Hasher', '-env', 'PASSWORD'];
  const output = execFileSync('java', options, {
    encoding: 'utf8',
    env: { ...process.env, PASSWORD: password },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.trim().split('\n').at(-1) ?? '';
}

/** The settings of the compose file, with the files in `folder`. */
function composeSettings(folder: string): readonly string[] {
  const compose = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true }) as {
    readonly 'x-opensearch': { readonly environment: Readonly<Record<string, string>> };
  };
  return Object.entries(compose['x-opensearch'].environment)
    .filter(([name]) => name.startsWith('plugins.'))
    .flatMap(([name, value]) => [name, value.replace('certificates/', `${folder}/`)]);
}

const startMs = 200_000;

export type SecuredNode = {
  readonly port: string;
  /** Of the certificates. */
  readonly folder: string;
  /** Resolves when the process has ended. */
  readonly kill: () => Promise<void>;
};

/** The certificates and users, as the script of the compose file makes them. */
function createSecurity(password: string): string {
  const folder = join(aFolder(), 'security');
  mkdirSync(folder);
  for (const file of readdirSync(join(plugin, 'config')))
    copyFileSync(join(plugin, 'config', file), join(folder, file));
  for (const file of ['roles.yml', 'roles_mapping.yml', 'create.sh'])
    copyFileSync(join(files, file), join(folder, file));
  const env = { ...process.env, OPENSEARCH_HASH: hashOf(password) };
  execFileSync('sh', [join(folder, 'create.sh')], { env, stdio: 'ignore' });
  return folder;
}

type Place = { readonly name: string; readonly http: string; readonly transport: string };

async function startNode(
  folder: string,
  place: Place,
  others: readonly string[],
): Promise<SecuredNode> {
  const { name, http: port, transport } = place;
  const own = { 'node.name': name, 'http.port': port, 'transport.port': transport };
  const child = spawn(
    'java',
    [
      '-Xmx1g',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      `-Dsecurity.default_init.dir=${folder}`,
      '-cp',
      classPath(),
      join(__dirname, 'cluster/Secured.java'),
      join(folder, name),
      ...composeSettings(folder),
      ...Object.entries(own).flat(),
      ...others,
    ],
    { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  closeAfterTest(() => {
    child.stdin.end();
    return ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return ended;
  };
  for (let waitedMs = 0; waitedMs < startMs && child.exitCode === null; waitedMs += 500) {
    await wait(500);
    if (/Node '.*' initialized/.test(output)) return { port, folder, kill };
  }
  await kill();
  throw new Error(`the node did not start:\n${output.slice(-5000)}`);
}

/** So many nodes with the names of the compose file, which find each other over TLS. */
export async function startSecured(password: string, count = 1): Promise<readonly SecuredNode[]> {
  const folder = createSecurity(password);
  // Other tests start clusters at the same time, at the usual ports.
  const first = Number(await freePort(2 * count));
  const places = Array.from({ length: count }, (_, at) => ({
    name: `search${at + 1}`,
    http: String(first + at),
    transport: String(first + count + at),
  }));
  const listOf = (texts: readonly string[]) => texts.join(',');
  const cluster = {
    'discovery.seed_hosts': listOf(places.map(({ transport }) => `127.0.0.1:${transport}`)),
    'cluster.initial_cluster_manager_nodes': listOf(places.map(({ name }) => name)),
  };
  const settings = Object.entries(cluster).flat();
  return Promise.all(places.map((place) => startNode(folder, place, settings)));
}
