/** One line of advice for an error outside of the import's control. */
import { fileFaultCode } from '../../src/lib/file-fault-code';
import { ImportFailure } from './formats/row';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY']);
const noFolder = new Set(['ENOTDIR', 'EEXIST']);

const isFull = (code: string, message: string): boolean =>
  full.has(code) || /disk is full/i.test(message);

export function explainFault(error: unknown, dataDir: string): Error {
  if (error instanceof ImportFailure) return error;
  const { message } = error as Error;
  const code = fileFaultCode(error as NodeJS.ErrnoException);
  if (isFull(code, message))
    return new ImportFailure(`the disk of ${dataDir} is full; the catalogue is as it was`);
  if (code.startsWith('SQLITE_IOERR'))
    return new ImportFailure(`${dataDir} cannot be written (${code}); the catalogue is as it was`);
  if (forbidden.has(code))
    return new ImportFailure(`${dataDir} may not be written; choose another with --data-dir`);
  if (noFolder.has(code))
    return new ImportFailure(`${dataDir} is no folder; choose another with --data-dir`);
  return error as Error;
}
