import { attempt } from './attempt';

/** JSON of unknown form; undefined for any other text, and without one, as where nothing is stored. */
export const parseJson = (text: string | undefined): unknown =>
  text ? attempt((): unknown => JSON.parse(text)) : undefined;
