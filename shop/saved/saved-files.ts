/** The files of saved products in `DATA_DIR`. */
import { join } from 'node:path';

/** The embedded database. */
export const savedFile = (dataDir: string): string => join(dataDir, 'saved.db');

/** What signs shoppers' cookies. */
export const secretFile = (dataDir: string): string => join(dataDir, 'saved-secret');
