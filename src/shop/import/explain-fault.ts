/** One line that says what to do, for what an import cannot help. */
import { ImportFailure } from './formats/row';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY']);

export const explainFault = (error: unknown, dataDir: string): Error => {
  if (error instanceof ImportFailure) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (full.has(code) || /disk is full/i.test(message))
    return new ImportFailure(`the disk of ${dataDir} is full; the catalogue is as it was`);
  if (code.startsWith('SQLITE_IOERR'))
    return new ImportFailure(`${dataDir} cannot be written (${code}); the catalogue is as it was`);
  if (forbidden.has(code))
    return new ImportFailure(`${dataDir} may not be written; choose another with --data-dir`);
  return error instanceof Error ? error : new Error(String(error));
};
