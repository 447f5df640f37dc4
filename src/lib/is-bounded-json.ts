/** At the usual twenty characters for a value, a text of 3 MB. */
const mostValues = 150_000;
const deepest = 64;

/** What begins a value, or ends a list or record, and by how many levels it leads deeper. */
const steps: Readonly<Record<string, number>> = { ',': 0, '{': 1, '[': 1, '}': -1, ']': -1 };

function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

/** Where the text that begins at `start` ends. */
function endOfText(json: string, start: number): number {
  let end = start;
  do end = json.indexOf('"', end + 1);
  while (isEscaped(json, end));
  return end < 0 ? json.length : end;
}

/**
 * Whether JSON has at most 150,000 values, nested 64 levels deep at most. Counts them before the text is parsed,
 * because hundreds of thousands take long to parse and to walk through.
 */
export function isBoundedJson(json: string): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    const step = steps[character];
    if (character === '"') at = endOfText(json, at);
    else if (step !== undefined) {
      depth += step;
      values += step < 0 ? 0 : 1;
      if (values > mostValues || depth > deepest) return false;
    }
  }
  return true;
}
