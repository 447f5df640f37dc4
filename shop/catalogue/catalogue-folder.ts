import { join } from 'node:path';

/** Where the generations of a shop's catalogue are; an import builds there too. */
export const catalogueFolder = (dataDir: string): string => join(dataDir, 'catalogue');
