/** Names that a user may have meant, by edit distance. */
import { distance } from 'fastest-levenshtein';

const longestName = 60;
/** One wrong letter of three is a mistake in writing or another language; more is another word. */
const mostWrong = 1 / 3;

/** The candidate nearest to a name, whatever their case; undefined when none is near. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  if (wanted.length > longestName) return undefined;
  let nearest: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    if (candidate.length > longestName) continue;
    const steps = distance(wanted, candidate.toLowerCase());
    const most = Math.ceil(Math.min(wanted.length, candidate.length) * mostWrong);
    if (steps <= most && steps < least) [nearest, least] = [candidate, steps];
  }
  return nearest;
}

/** The end of a sentence: `; did you mean "title"?`, or a full stop. */
export function suggestion(name: string, candidates: readonly string[]): string {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? '.' : `; did you mean "${nearest}"?`;
}
