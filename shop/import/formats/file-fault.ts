const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'this file may not be read',
};

/** Why a file could not be read, in words where the file system has a code for it. */
export function fileFault(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return faults[code] ?? message;
}
