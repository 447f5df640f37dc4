/** A disk of a megabyte, to be filled up or made read-only; it is mounted, which only root may do. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  readonly dir: string;
  readonly fill: () => void;
  readonly empty: () => void;
  readonly makeReadOnly: () => void;
  readonly makeWritable: () => void;
  readonly remove: () => void;
};

const mount = (...args: readonly string[]) => execFileSync('mount', args, { stdio: 'ignore' });

export function mountSmallDisk(): SmallDisk {
  const dir = mkdtempSync(join(tmpdir(), 'plp-disk-'));
  mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir);
  const filling = join(dir, 'filling');
  return {
    dir,
    fill: () => {
      try {
        writeFileSync(filling, Buffer.alloc(2_000_000));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filling),
    makeReadOnly: () => mount('-o', 'remount,ro', dir),
    makeWritable: () => mount('-o', 'remount,rw', dir),
    remove: () => {
      // Lazily: an embedded database lets go of its files only when its memory is reclaimed.
      execFileSync('umount', ['-l', dir]);
      rmSync(dir, { recursive: true });
    },
  };
}

function canMount(): boolean {
  try {
    mountSmallDisk().remove();
    return true;
  } catch {
    return false;
  }
}

/** `describe` where a disk can be mounted; elsewhere a skipped one that says so where nobody can miss it. */
export function describeWithSmallDisk(name: string, tests: () => void): void {
  if (canMount()) {
    describe(name, tests);
    return;
  }
  const line = '!'.repeat(78);
  process.stderr.write(
    `\n${line}\nSKIPPED: ${name}: no disk can be mounted here. Run it as root.\n${line}\n`,
  );
  describe.skip(name, tests);
}
