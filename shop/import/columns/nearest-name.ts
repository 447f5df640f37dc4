/** Names that a user may have meant, by edit distance. */
import { distance } from 'fastest-levenshtein';

const longestName = 60;
/** Of fewer letters each may be another word. */
const shortestName = 4;
/** One wrong letter of three is a mistake in writing or another language; more is another word. */
const mostWrong = 1 / 3;

/** The candidate nearest to a name, whatever their case; undefined when none is near. */
function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  if (wanted.length > longestName || wanted.length < shortestName) return undefined;
  let nearest: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    if (candidate.length > longestName || candidate.length < shortestName) continue;
    const steps = distance(wanted, candidate.toLowerCase());
    const most = Math.ceil(Math.min(wanted.length, candidate.length) * mostWrong);
    if (steps <= most && steps < least) [nearest, least] = [candidate, steps];
  }
  return nearest;
}

export const suggested = (nearest: string): string => `; did you mean "${nearest}"?`;

/** The end of a sentence: `; did you mean "title"?`, or a full stop. */
export function suggestion(name: string, candidates: readonly string[]): string {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? '.' : suggested(nearest);
}
