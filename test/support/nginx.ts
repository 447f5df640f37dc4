/** nginx in front of nodes of the test, with the configuration of docs/guides/operations.md. */
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
const cacheGuide = resolve(__dirname, '../../docs/guides/scaling.md');
const linesMark = '# … the lines of location /';

export type Nginx = {
  /** Such as "https://127.0.0.1:4443", with a self-signed certificate. */
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
  const quiet = replaced.replace(/access_log .*;/, 'access_log off;');
  // Where root runs the tests, no other user may write into their folder; else nginx ignores the line.
  return `daemon off;\nuser root;\npid nginx.pid;\nerror_log stderr;\n${quiet}`;
}

/** The two blocks of the guide about a cache in front of the nodes: for `http`, and next to `location /`. */
function readCache(folder: string): readonly [http: string, location: string] {
  const text = readFileSync(cacheGuide, 'utf8');
  const [http = '', location = ''] = [...text.matchAll(/```nginx\n(.*?)```/gs)].map(
    ([, block = '']) => block,
  );
  const [, lines = ''] = /^location \/ \{\n(.*?)^\}/ms.exec(readFileSync(locations, 'utf8')) ?? [];
  if (!http.includes('/var/cache/nginx') || !location.includes(linesMark) || lines === '')
    throw new Error(`${cacheGuide} does not fit the test:\n${http}${location}`);
  return [http.replace('/var/cache/nginx', folder), location.replace(linesMark, lines)];
}

function writeConfig(folder: string, config: string, hasCache: boolean): void {
  const [http, location] = hasCache ? readCache(folder) : ['', ''];
  mkdirSync(join(folder, 'conf'));
  writeFileSync(join(folder, 'conf/nginx.conf'), config.replace('http {\n', `http {\n${http}`));
  const shared = readFileSync(locations, 'utf8');
  writeFileSync(join(folder, 'conf/shop-locations.conf'), shared + location);
}

/** `nodes` are local ports. With the cache of docs/guides/scaling.md if wanted. */
export async function startNginx(
  nodes: readonly number[],
  { hasCache = false } = {},
): Promise<Nginx> {
  const binary = requireProgram(nginx);
  const folder = aFolder();
  const port = await freePort(2);
  const ports = [port, port + 1] as const;
  writeConfig(folder, configure(nodes, ports), hasCache);
  const subject = [{ name: 'commonName', value: 'shop.example' }];
  const { private: key, cert } = await generate(subject, { algorithm: 'sha256' });
  writeFileSync(join(folder, 'conf/shop.key'), key);
  writeFileSync(join(folder, 'conf/shop.crt'), cert);
  const child = spawn(binary, ['-p', folder, '-c', 'conf/nginx.conf'], {
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
  return { address: `https://127.0.0.1:${ports[1]}` };
}
