import { attempt } from './attempt';

/** JSON of unknown form; undefined for any other text. */
export const parseJson = (text: string): unknown => attempt((): unknown => JSON.parse(text));
