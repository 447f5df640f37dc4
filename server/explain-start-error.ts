/** One line that says what to do, for the faults that keep a server from starting. */
import { fileFaultCode } from '../src/lib/file-fault-code';
import { MissingPackageError } from './services/load-optional';
import { SettingsError } from './services/read-settings';

/** Another than the one that is taken, and than that of `npm run dev` next to it. */
const otherPort = (port: string): number => (Number(port) < 3990 ? 4000 : 3000);

const advice: Readonly<Record<string, (env: NodeJS.ProcessEnv, syscall?: string) => string>> = {
  EADDRINUSE: ({ PORT = '3000' }) =>
    `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${otherPort(PORT)} npm start`,
  EACCES: ({ PORT = '3000', DATA_DIR = './data' }, syscall) =>
    // The worker processes of a port bind it.
    syscall === 'listen' || syscall === 'bind'
      ? `Port ${PORT} is not allowed. Set PORT to one above 1023.`
      : `The data folder ${DATA_DIR} cannot be written. Set DATA_DIR to one that can.`,
  EROFS: ({ DATA_DIR = './data' }) =>
    `The data folder ${DATA_DIR} cannot be written. Set DATA_DIR to one that can.`,
  ENOTDIR: ({ DATA_DIR = './data' }) =>
    `The data folder ${DATA_DIR} is no folder. Set DATA_DIR to one that can be written.`,
  ENOSPC: ({ DATA_DIR = './data' }) =>
    `The disk of ${DATA_DIR} is full. Make room, or set DATA_DIR to another disk.`,
  EADDRNOTAVAIL: ({ HOST = '' }) => `This machine has no address ${HOST}. Set HOST to one it has.`,
  ENOTFOUND: ({ HOST = '' }) => `This machine has no address ${HOST}. Set HOST to one it has.`,
};

export function explainStartError(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof SettingsError || error instanceof MissingPackageError) return error.message;
  const fault = error as NodeJS.ErrnoException;
  const advise = advice[fileFaultCode(fault)];
  return advise?.(env, fault.syscall) ?? `The server could not start: ${fault.message}`;
}
