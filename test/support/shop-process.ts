/** The built server as a process of its own, on a free port and over a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { closeAfterTest } from './close-after-test';
import { aFolder } from './temporary-folder';

const startLimitMs = 240_000;
export const builtProgram = resolve(__dirname, '../../dist/server/main.js');

export type ShopProcess = {
  /** Scheme, host and port. */
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  readonly process: ChildProcess;
  /** The lines of its log so far. */
  readonly logged: () => string;
  /** Asks it to end and resolves with its exit code when it has; one that has ended already gives its code at once. */
  readonly stop: () => Promise<number | null>;
};

type ShopProcessOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly program?: string;
  readonly nodeOptions?: readonly string[];
  /** A command before the server's own that runs it under a limit, as `prlimit`. */
  readonly under?: readonly string[];
};

const endOf = async (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null && once(child, 'exit');

/** Resolves when the server answers; rejects with what it said when it ends before. */
export async function startShopProcess(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const { env = {}, program = builtProgram, nodeOptions = [], under = [] } = options;
  if (!existsSync(program)) throw new Error(`no ${program}: run npm run build first`);
  const [command = process.execPath, ...rest] = [
    ...under,
    process.execPath,
    ...nodeOptions,
    program,
  ];
  const child = spawn(command, rest, {
    // A busy machine is no overload: nothing is turned away for it.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      MAX_LAG_MS: '0',
      ...env,
      DATA_DIR: env.DATA_DIR ?? aFolder(),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = closeAfterTest(async () => {
    const ended = endOf(child);
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  });
  const said = { log: '' };
  child.stderr?.on('data', (text: Buffer) => (said.log += text.toString()));
  const address = await addressSaid(child, said);
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid ?? 0,
    process: child,
    logged: () => said.log,
    stop,
  };
}

function addressSaid(child: ChildProcess, said: { log: string }): Promise<string> {
  return new Promise((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('the server did not start')), startLimitMs);
    let text = '';
    child.stdout?.on('data', (more: Buffer) => {
      said.log += more.toString();
      text += more.toString();
      const open = /Open (http:\/\/[^/\s]+)/.exec(text)?.[1];
      if (open === undefined) return;
      clearTimeout(timer);
      ready(open);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`the server ended with ${String(code)}: ${said.log}`));
    });
  });
}
