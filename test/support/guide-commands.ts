/** Runs the commands of a guide as they stand there. */
import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aFolder } from './temporary-folder';

const project = resolve(__dirname, '../..');

/** The shell commands of the one block in the document that has this text. */
export function guideBlock(document: string, text: string): string {
  const blocks = readFileSync(join(project, document), 'utf8').matchAll(
    /^ *```sh\n(.*?)^ *```$/gms,
  );
  const found = [...blocks].map(([, block = '']) => block).filter((block) => block.includes(text));
  const [block] = found;
  if (block === undefined || found.length > 1)
    throw new Error(`${document} has ${found.length} blocks with ${text}`);
  return block;
}

type Setting = {
  readonly env: Readonly<Record<string, string>>;
  /** The programs behind `npm run NAME`, as compiled. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Where the commands run. */
  readonly cwd: string;
};

/** `npm run NAME -- …` runs the program of that name, without a build. */
function npmFor(programs: Setting['programs'] = {}): string {
  const folder = aFolder();
  const npm = join(folder, 'npm');
  const cases = Object.entries(programs).map(([name, path]) => `${name}) exec node ${path} "$@";;`);
  writeFileSync(
    npm,
    `#!/bin/sh\nname=$2; shift 2; [ "$1" = -- ] && shift\ncase $name in ${cases.join(' ')} esac\nexit 1\n`,
  );
  chmodSync(npm, 0o755);
  return folder;
}

/** Rejects when one of the commands fails. */
export async function runGuideBlock(block: string, { env, programs, cwd }: Setting) {
  const path = `${npmFor(programs)}:${process.env.PATH ?? ''}`;
  return promisify(execFile)('bash', ['-euc', block], { cwd, env: { ...env, PATH: path } });
}
