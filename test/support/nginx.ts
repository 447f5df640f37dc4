/** nginx in front of nodes of the test, with the configuration of docs/guides/operations.md. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAfterTest } from './close-after-test';
import {
  describeWithPrograms,
  findOnPath,
  requireProgram,
  type RequiredProgram,
} from './required-program';
import { aFolder } from './temporary-folder';

const nginx: RequiredProgram = {
  name: 'nginx',
  path: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path)),
  install: 'apt-get install -y nginx-light',
};
const openssl: RequiredProgram = {
  name: 'openssl',
  path: findOnPath('openssl'),
  install: 'apt-get install -y openssl',
};
const guideFolder = resolve(__dirname, '../../deploy');
const guideConfig = join(guideFolder, 'nginx.conf');

export type Nginx = {
  /** Such as "https://127.0.0.1:4443", with a self-signed certificate. */
  readonly address: string;
};

export const describeWithNginx = (title: string, tests: () => void): void =>
  describeWithPrograms([nginx, openssl], title, tests);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Replaces the addresses in the guide's configuration; throws when one is missing. */
function configure(nodes: readonly number[], [plain, secure]: readonly [number, number]): string {
  const rest = [...nodes];
  const replaced = readFileSync(guideConfig, 'utf8')
    .replace(/server 10\.0\.0\.\d+:3000/g, () => `server 127.0.0.1:${String(rest.shift())}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `);
  if (rest.length > 0 || /10\.0\.0|listen (?:80|443)\b|127\.0\.0\.1:undefined/.test(replaced)) {
    throw new Error(`${guideConfig} does not fit the test:\n${replaced}`);
  }
  const quiet = replaced.replace(/access_log .*;/, 'access_log off;');
  return `daemon off;\npid nginx.pid;\nerror_log stderr;\n${quiet}`;
}

/** `nodes` are local ports. */
export async function startNginx(nodes: readonly number[]): Promise<Nginx> {
  const binary = requireProgram(nginx);
  const folder = aFolder();
  mkdirSync(join(folder, 'conf'));
  const ports = [await freePort(), await freePort()] as const;
  writeFileSync(join(folder, 'conf/nginx.conf'), configure(nodes, ports));
  copyFileSync(join(guideFolder, 'shop-locations.conf'), join(folder, 'conf/shop-locations.conf'));
  const subject = ['-subj', '/CN=shop.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  const files = ['-keyout', join(folder, 'conf/shop.key'), '-out', join(folder, 'conf/shop.crt')];
  execFileSync(requireProgram(openssl), ['req', '-x509', ...subject, ...files], {
    stdio: 'ignore',
  });
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
