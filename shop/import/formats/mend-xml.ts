/**
 * Mends what makes XML of many feeds unreadable: ampersands that are not escaped, control characters, and text before
 * its first element.
 */
import { readEntity } from '../../../src/lib/html-entities';

/** No character of XML; what a text means is the same without. */
const controls = /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g;

const marks = /(<!\[CDATA\[|\]\]>|<!--|-->|&(?:[a-z][\w.-]{0,30};|#\d{1,7};|#x[\da-f]{1,6};)?)/i;
const ofXml: ReadonlySet<string> = new Set(['&amp;', '&lt;', '&gt;', '&quot;', '&apos;']);

/** `&nbsp;` is read with the HTML of its text. One that is in neither language is a fault, which the parser reports. */
const isEscaped = (mark: string): boolean =>
  mark === '&' ||
  (/^&[a-z]/i.test(mark) && !ofXml.has(mark) && readEntity(mark.slice(1, -1)) !== undefined);

/** Within these `&` is a letter like any other. */
const ends: ReadonlyMap<string, string> = new Map([
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
]);

/** Of pieces of one text. */
function createEscaper(): (piece: string) => string {
  let end: string | undefined;
  const escapePart = (part: string): string => {
    if (end !== undefined) {
      if (part === end) end = undefined;
      return part;
    }
    end = ends.get(part);
    return isEscaped(part) ? `&amp;${part.slice(1)}` : part;
  };
  return (piece) => piece.split(marks).map(escapePart).join('');
}

const longestMark = 33;

/** Where the last characters may begin a mark that goes on in the next piece. */
function unfinishedFrom(text: string): number {
  const tail = Math.max(0, text.length - longestMark);
  const at = text.slice(tail).search(/[&<\]-]/);
  return at < 0 ? text.length : tail + at;
}

/** What a browser writes above XML that is saved from its window, or a program above its output. */
const longestPreamble = 500;
const preamble = /^[^<]{1,500}(?=<)/;

/** Without text before the first element, whose lines stay where no declaration has to be at the start. */
async function* withoutPreamble(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | undefined = '';
  const mend = (text: string): string =>
    text.replace(preamble, (found) =>
      text.startsWith('<?', found.length) ? '' : found.replace(/[^\n]+/g, ''),
    );
  for await (const chunk of chunks) {
    if (start === undefined) {
      yield chunk;
      continue;
    }
    start += chunk;
    if (start.length < longestPreamble + 2) continue;
    yield mend(start);
    start = undefined;
  }
  if (start !== undefined) yield mend(start);
}

/** `Health & Beauty` becomes `Health &amp; Beauty`, but in CDATA and comments. */
export async function* mendXml(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const escape = createEscaper();
  let rest = '';
  for await (const chunk of withoutPreamble(chunks)) {
    const text = rest + chunk.replace(controls, '');
    const end = unfinishedFrom(text);
    rest = text.slice(end);
    yield escape(text.slice(0, end));
  }
  yield escape(rest);
}
