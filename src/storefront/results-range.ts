/** The positions in the listing, from 1, of the first and the last product on the page. */
export type ResultsRange = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly total: number;
};
