/** Finds the element of one product in XML of one's own: the one that has a title and a price. */
import { SaxesParser } from 'saxes';
import { isNamedFor } from '../columns/meant-field';

/** Its name, whether a title and a price stand in it, and the elements within that have both. */
type Open = {
  readonly name: string;
  readonly has: Record<'title' | 'price', boolean>;
  readonly within: string[];
};

/** A feed whose elements are all open has no products. */
const deepest = 100;

function note({ has }: Open, name: string): void {
  has.title ||= isNamedFor(name, 'title');
  has.price ||= isNamedFor(name, 'price');
}

type IsNamed = (name: string) => boolean;

/** Counts the elements that have both, but for those within another: a product may have variants. */
function countItems(isNamed: IsNamed) {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => {
    counts.set(name, (counts.get(name) ?? 0) + count);
  };
  return {
    counts,
    /** Without an outer one it is the whole file, which may have a name and a price of its own. */
    close: ({ name, has, within }: Open, outer: Open | undefined): void => {
      const isItem = Object.values(has).every(Boolean);
      const isWhole = outer === undefined && within.length > 0 && !isNamed(name);
      if (isItem && !isWhole) {
        for (const inner of within.splice(0)) add(inner, -1);
        add(name, 1);
        within.push(name);
      }
      for (const inner of within) outer?.within.push(inner);
    },
  };
}

/**
 * In lower case; undefined where no element has both in the beginning of a file. Of several the one that is named as a
 * product is, since ways of delivery have a name and a price too; then the one that comes most often.
 */
export function findXmlItem(head: string, isNamed: IsNamed): string | undefined {
  const items = countItems(isNamed);
  const open: Open[] = [];
  const parser = new SaxesParser();
  // What is wrong is told where the file is read.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    const outer = open.at(-1);
    if (outer !== undefined) note(outer, name);
    const own: Open = {
      ...{ name: name.toLowerCase(), has: { title: false, price: false } },
      within: [],
    };
    for (const attribute of Object.keys(attributes)) note(own, attribute);
    if (open.length < deepest) open.push(own);
  });
  parser.on('closetag', ({ name }) => {
    const own = open.at(-1);
    if (own?.name !== name.toLowerCase()) return;
    open.pop();
    items.close(own, open.at(-1));
  });
  parser.write(head);
  const [best] = [...items.counts]
    .filter(([, count]) => count > 0)
    .sort(
      ([one, times], [other, often]) =>
        Number(isNamed(other)) - Number(isNamed(one)) || often - times,
    );
  return best?.[0];
}
