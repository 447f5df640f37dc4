import { ImportFailure } from './formats/row';

/** Another import of the same data folder or cluster runs. */
export class BusyImport extends ImportFailure {}
