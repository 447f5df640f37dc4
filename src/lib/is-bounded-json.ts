/** At the usual twenty characters for a value, a text of 3 MB. */
const mostValues = 150_000;
const deepest = 64;

/**
 * Whether JSON has at most 150,000 values, nested 64 levels deep at most. Walks through the text without parsing it, because that
 * takes ten times as long, and recursive code can run out of stack on the result.
 */
export function isBoundedJson(json: string): boolean {
  let values = 0;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (character === '"') isInText = !isInText;
    else if (isInText) at += Number(character === '\\');
    else if (',{['.includes(character)) {
      values += 1;
      depth += Number(character !== ',');
      if (values > mostValues || depth > deepest) return false;
    } else depth -= Number('}]'.includes(character));
  }
  return true;
}
