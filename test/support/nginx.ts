/** nginx in front of nodes of the test, with the configuration of docs/guides/operations.md or that of compose. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { freePort } from '../../scripts/free-port.mjs';
import { closeAfterTest } from './close-after-test';
import { describeWithPrograms, requireProgram, type RequiredProgram } from './required-program';
import { aFolder } from './temporary-folder';

const nginx: RequiredProgram = {
  name: 'nginx',
  path: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path)),
  install: 'apt-get install -y nginx-light',
};
const guideFolder = resolve(__dirname, '../../deploy');
const guideConfig = join(guideFolder, 'nginx.conf');
const locations = join(guideFolder, 'shop-locations.conf');
const composeConfig = join(guideFolder, 'proxy.conf');
const cacheGuide = resolve(__dirname, '../../docs/guides/scaling.md');
const linesMark = '# … the lines with proxy_set_header';

export type Nginx = {
  /** Such as "https://127.0.0.1:4443", with a self-signed certificate; compose's is without TLS. */
  readonly address: string;
};

export const describeWithNginx = (title: string, tests: () => void): void =>
  describeWithPrograms([nginx], title, tests);

/** Replaces the addresses in the guide's configuration; throws when one is missing. */
function configure(nodes: readonly number[], [plain, secure]: readonly [number, number]): string {
  const guide = readFileSync(guideConfig, 'utf8');
  // Each node is named twice.
  const addresses = [...new Set(guide.match(/10\.0\.0\.\d+:3000/g))];
  if (addresses.length !== nodes.length) throw new Error(`${guideConfig} has other nodes`);
  const replaced = guide
    .replace(/10\.0\.0\.\d+:3000/g, (found) => `127.0.0.1:${nodes[addresses.indexOf(found)]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `);
  if (/10\.0\.0|listen (?:80|443)\b/.test(replaced)) {
    throw new Error(`${guideConfig} does not fit the test:\n${replaced}`);
  }
  return replaced.replace(/access_log .*;/, 'access_log off;');
}

/** Names the nodes in place of a service of compose, by whose name older versions of nginx find none. */
function configureCompose(nodes: readonly number[], port: number): string {
  const proxy = readFileSync(composeConfig, 'utf8')
    .replace(/^ *resolver .*\n/gm, '')
    .replace(/^ *server page:3000 resolve (.*;)$/gm, (_, parameters: string) =>
      nodes.map((node) => `server 127.0.0.1:${node} ${parameters}`).join('\n'),
    )
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  if (/\bpage:|\blisten 8080/.test(proxy))
    throw new Error(`${composeConfig} does not fit the test:\n${proxy}`);
  return `events {}\nhttp {\naccess_log off;\n${proxy}}\n`;
}

/** The two blocks of the guide about a cache in front of the nodes: for `http`, and next to `location /`. */
function readCache(folder: string): readonly [http: string, location: string] {
  const text = readFileSync(cacheGuide, 'utf8');
  const [http = '', location = ''] = [...text.matchAll(/```nginx\n(.*?)```/gs)].map(
    ([, block = '']) => block,
  );
  const lines = readFileSync(locations, 'utf8')
    .match(/^proxy_set_header .*$/gm)
    ?.join('\n');
  if (!http.includes('/var/cache/nginx') || !location.includes(linesMark) || lines === undefined)
    throw new Error(`${cacheGuide} does not fit the test:\n${http}${location}`);
  return [http.replace('/var/cache/nginx', folder), location.replace(linesMark, lines)];
}

/** `listing` belongs next to the other locations. */
function writeConfig(folder: string, config: string, listing = ''): void {
  mkdirSync(join(folder, 'conf'));
  // Where root runs the tests, no other user may write into their folder; else nginx ignores the line.
  const own = 'daemon off;\nuser root;\npid nginx.pid;\nerror_log stderr;\n';
  writeFileSync(join(folder, 'conf/nginx.conf'), own + config);
  const shared = readFileSync(locations, 'utf8');
  writeFileSync(join(folder, 'conf/shop-locations.conf'), shared + listing);
}

/** Resolves when it takes requests. */
async function run(folder: string): Promise<void> {
  const child = spawn(requireProgram(nginx), ['-p', folder, '-c', 'conf/nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  closeAfterTest(() => {
    child.kill('SIGTERM');
    return ended;
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  for (let tries = 0; !existsSync(join(folder, 'nginx.pid')); tries += 1) {
    if (tries > 2_400 || child.exitCode !== null) throw new Error(`no nginx: ${errors}`);
    await wait(100);
  }
}

/** `nodes` are local ports. With the cache of docs/guides/scaling.md if wanted. */
export async function startNginx(
  nodes: readonly number[],
  { hasCache = false } = {},
): Promise<Nginx> {
  const folder = aFolder();
  const port = await freePort(2);
  const ports = [port, port + 1] as const;
  const [http, location] = hasCache ? readCache(folder) : ['', ''];
  const config = configure(nodes, ports).replace('http {\n', `http {\n${http}`);
  writeConfig(folder, config, location);
  const subject = [{ name: 'commonName', value: 'shop.example' }];
  const { private: key, cert } = await generate(subject, { algorithm: 'sha256' });
  writeFileSync(join(folder, 'conf/shop.key'), key);
  writeFileSync(join(folder, 'conf/shop.crt'), cert);
  await run(folder);
  return { address: `https://127.0.0.1:${ports[1]}` };
}

/** The proxy of compose before any number of nodes. */
export async function startComposeProxy(nodes: readonly number[]): Promise<Nginx> {
  const folder = aFolder();
  const port = Number(await freePort());
  writeConfig(folder, configureCompose(nodes, port));
  await run(folder);
  return { address: `http://127.0.0.1:${port}` };
}
