/** The limit of open files of this process, of which each connection takes one. */
import { readFileSync } from 'node:fs';
import { attempt } from '../../src/lib/attempt';

const mostConnections = 10_000;

/** What a process has open before its first client, some 32 files, and what it opens once for all clients. */
const ownFiles = 40;

/** Connections get half of the rest: a request may need a file or a connection of its own. */
const connectionShare = 0.5;

/** Undefined on platforms that name none. */
function openFileLimit(): number | undefined {
  const limits = attempt(() => readFileSync('/proc/self/limits', 'utf8')) ?? '';
  const [, soft] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return soft === undefined ? undefined : Number(soft);
}

type ConnectionRoom = {
  readonly connections: number;
  /** The limit of open files where it allows no more connections; otherwise undefined. */
  readonly openFiles?: number;
};

/** How many connections this process may hold at the same time. */
export function roomForConnections(openFiles = openFileLimit()): ConnectionRoom {
  const room = Math.floor(((openFiles ?? Infinity) - ownFiles) * connectionShare);
  return openFiles === undefined || room >= mostConnections
    ? { connections: mostConnections }
    : { connections: Math.max(1, room), openFiles };
}

/** Whether an operation failed because this process or the machine has no file descriptor left. */
export const isOutOfFiles = ({ code }: { readonly code?: unknown }): boolean =>
  code === 'EMFILE' || code === 'ENFILE';
