/** A strict reader of the SVG that pictures are made of: elements, quoted attributes and plain text. */

const token = /<(\/?)([a-z]+)((?:\s[a-z][\w:-]*="[^"<&]*")*)\s?(\/?)>|[^<>&]+/giy;

export type SvgFacts = {
  /** Names of all elements, in document order. */
  readonly elements: readonly string[];
  readonly ids: readonly string[];
  /** The ids that fills refer to. */
  readonly references: readonly string[];
};

const idsIn = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map((match) => match[1] ?? '');

/** Throws where the text is not well-formed or a value is not a number. */
export function readSvg(svg: string): SvgFacts {
  const open: string[] = [];
  const elements: string[] = [];
  let end = 0;
  for (const [whole, closing, name = '', attributes = '', empty] of svg.matchAll(token)) {
    end += whole.length;
    if (closing === '/' && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (/NaN|undefined|Infinity|null/.test(attributes)) throw new Error(`Bad value in ${whole}`);
    const names = idsIn(attributes, /\s([\w:-]+)="/g);
    if (new Set(names).size < names.length) throw new Error(`Attribute twice in ${whole}`);
    if (closing === '' && name !== '') elements.push(name);
    if (closing === '' && name !== '' && empty === '') open.push(name);
  }
  if (end !== svg.length) throw new Error(`Not well-formed at ${svg.slice(end, end + 60)}`);
  // Letters are paths: no picture depends on the fonts of a machine.
  if (elements.includes('text')) throw new Error('Text in a picture');
  if (open.length > 0 || elements[0] !== 'svg') throw new Error('Not one whole SVG');
  return {
    elements,
    ids: idsIn(svg, /\bid="([^"]*)"/g),
    references: idsIn(svg, /url\(#([^)]*)\)/g),
  };
}
