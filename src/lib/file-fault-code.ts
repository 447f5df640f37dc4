/**
 * The code of a fault of the file system. Node reports a folder that cannot be made on a read-only disk as one that is
 * not found.
 */
export const fileFaultCode = ({ code = '', syscall }: NodeJS.ErrnoException): string =>
  code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code;
