/** Starts the built server as a separate process, with a free port and its own data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { closeAfterTest } from './close-after-test';
import { aSampleFolder } from './sample-folder';
import { aFolder } from './temporary-folder';

const startLimitMs = 240_000;
export const builtProgram = resolve(__dirname, '../../dist/server/main.js');

export type ShopProcess = {
  /** Scheme, host and port. */
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly logged: () => string;
  /** Sends SIGTERM, and resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
};

type ShopProcessOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly program?: string;
  /** Arguments of the program. */
  readonly args?: readonly string[];
  readonly nodeOptions?: readonly string[];
  /** A command such as `prlimit` that runs the server under a limit. */
  readonly under?: readonly string[];
};

const endOf = async (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null && once(child, 'exit');

/** Resolves when the server listens; rejects with its output when it ends before. */
export async function startShopProcess(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const { env = {}, program = builtProgram, args = [], nodeOptions = [], under = [] } = options;
  if (!existsSync(program)) throw new Error(`no ${program}: run npm run build first`);
  const dataDir = env.DATA_DIR ?? (env.API_URL === undefined ? await aSampleFolder() : aFolder());
  const [command = process.execPath, ...rest] = [
    ...under,
    process.execPath,
    ...nodeOptions,
    program,
    ...args,
  ];
  const child = spawn(command, rest, {
    // Without a limit of lag: a busy machine would cause refused requests.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      MAX_LAG_MS: '0',
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = closeAfterTest(async () => {
    const ended = endOf(child);
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  });
  const output = { log: '' };
  child.stderr?.on('data', (text: Buffer) => (output.log += text.toString()));
  const address = await listeningAddress(child, output);
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid ?? 0,
    process: child,
    logged: () => output.log,
    stop,
  };
}

function listeningAddress(child: ChildProcess, output: { log: string }): Promise<string> {
  return new Promise((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('the server did not start')), startLimitMs);
    let text = '';
    child.stdout?.on('data', (more: Buffer) => {
      output.log += more.toString();
      text += more.toString();
      const open = /Open (http:\/\/[^/\s]+)/.exec(text)?.[1];
      if (open === undefined) return;
      clearTimeout(timer);
      ready(open);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`the server ended with ${String(code)}: ${output.log}`));
    });
  });
}
