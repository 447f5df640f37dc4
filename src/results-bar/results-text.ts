/** The results count as text (specification section 9, decision 33). */

type ResultsFacts = {
  /** From 1. */
  readonly page: number;
  readonly resultsPerPage: number;
  readonly numResults: number;
  /** Products on the page. */
  readonly shown: number;
};

const mostCounted = 9999;

/** "10k+" above 9999. */
export const totalText = (numResults: number): string =>
  numResults > mostCounted ? '10k+' : String(numResults);

function positions({ page, resultsPerPage, shown }: ResultsFacts) {
  const start = (page - 1) * resultsPerPage + 1;
  return { start, end: start + Math.max(shown, 1) - 1 };
}

/** "Results: 31 - 60 (of 75)". */
export function resultsText(facts: ResultsFacts): string {
  const { start, end } = positions(facts);
  return `Results: ${start} - ${end} (of ${totalText(facts.numResults)})`;
}

/** The same for a screen reader: "Page 2. Results: 31 to 60 of 75". */
export function spokenResultsText(facts: ResultsFacts): string {
  const { start, end } = positions(facts);
  return `Page ${facts.page}. Results: ${start} to ${end} of ${totalText(facts.numResults)}`;
}
