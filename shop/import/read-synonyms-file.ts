/** Reads the file of `--synonyms`. */
import { readFileSync } from 'node:fs';
import { readSynonyms, type SynonymRule } from '../catalogue/synonyms';
import { fileFault } from './formats/file-fault';
import { ImportFailure } from './formats/row';

/** Throws an `ImportFailure` that names the file and the line. */
export function readSynonymsFile(path: string): readonly SynonymRule[] {
  try {
    return readSynonyms(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ImportFailure(`${path}: ${fileFault(error)}`);
  }
}
