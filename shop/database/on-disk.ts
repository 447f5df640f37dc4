/** Waits until what was written is on the disk, where a power cut leaves it. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

export function onDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Windows cannot open a folder, and writes its entries in order. */
export function folderOnDisk(path: string): void {
  if (process.platform !== 'win32') onDisk(path);
}
