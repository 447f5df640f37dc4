/** Finds the element of one product in XML of one's own: the one that has a title and a price. */
import { SaxesParser } from 'saxes';
import { isNamedFor } from '../columns/meant-field';

/** Its name, and whether a title and a price stand in it. */
type Open = { readonly name: string; readonly has: Record<'title' | 'price', boolean> };

/** A feed whose elements are all open has no products. */
const deepest = 100;

function note({ has }: Open, name: string): void {
  has.title ||= isNamedFor(name, 'title');
  has.price ||= isNamedFor(name, 'price');
}

type Found = { readonly name: string; readonly depth: number; readonly count: number };

/**
 * In lower case; undefined where no element has both in the beginning of a file. Of several the outermost, since a
 * product may have variants; then the one that comes most often.
 */
export function findXmlItem(head: string): string | undefined {
  const found = new Map<string, Found>();
  const open: Open[] = [];
  const parser = new SaxesParser();
  // What is wrong is told where the file is read.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    const outer = open.at(-1);
    if (outer !== undefined) note(outer, name);
    const own: Open = { name: name.toLowerCase(), has: { title: false, price: false } };
    for (const attribute of Object.keys(attributes)) note(own, attribute);
    if (open.length < deepest) open.push(own);
  });
  parser.on('closetag', ({ name }) => {
    const own = open.at(-1);
    if (own?.name !== name.toLowerCase()) return;
    open.pop();
    if (!own.has.title || !own.has.price) return;
    const known = found.get(own.name) ?? { name: own.name, depth: open.length, count: 0 };
    found.set(own.name, { ...known, count: known.count + 1 });
  });
  parser.write(head);
  const [best] = [...found.values()].sort(
    (one, other) => one.depth - other.depth || other.count - one.count,
  );
  return best?.name;
}
