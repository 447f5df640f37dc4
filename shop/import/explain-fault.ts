/** One line of advice for an error outside of the import's control. */
import { errors } from '@opensearch-project/opensearch';
import { RefusedError } from '../catalogue/opensearch/load-index';
import { ImportFailure } from './formats/row';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY']);
const noFolder = new Set(['ENOTDIR', 'EEXIST']);

const isFull = (code: string, message: string): boolean =>
  full.has(code) || /disk is full/i.test(message);

/** Node reports a folder that cannot be made on a read-only disk as one that is not found. */
const isForbidden = (code: string, syscall?: string): boolean =>
  forbidden.has(code) || (code === 'ENOENT' && syscall === 'mkdir');

const isOfCluster = (error: unknown): boolean =>
  error instanceof errors.OpenSearchClientError || error instanceof RefusedError;

export function explainFault(error: unknown, dataDir: string): Error {
  if (error instanceof ImportFailure) return error;
  const { code = '', message, syscall } = error as NodeJS.ErrnoException;
  if (isFull(code, message))
    return new ImportFailure(`the disk of ${dataDir} is full; the catalogue is as it was`);
  if (code.startsWith('SQLITE_IOERR'))
    return new ImportFailure(`${dataDir} cannot be written (${code}); the catalogue is as it was`);
  if (isForbidden(code, syscall))
    return new ImportFailure(`${dataDir} may not be written; choose another with --data-dir`);
  if (noFolder.has(code))
    return new ImportFailure(`${dataDir} is no folder; choose another with --data-dir`);
  if (isOfCluster(error)) return new ImportFailure(`the OpenSearch cluster: ${message}`);
  return error as Error;
}
