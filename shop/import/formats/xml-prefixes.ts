/** The prefixes of elements, as the `g:` of `g:price`, that their names are read without. */
import type { SaxesTagPlain } from 'saxes';
import { failureAt } from './row';

export type Tag = Pick<SaxesTagPlain, 'name' | 'attributes'>;

/** Elements of these have their plain names, whatever prefix the feed gives them. */
const plainNamespaces = new Set([
  'http://base.google.com/ns/1.0',
  'http://base.google.com/cns/1.0',
  'http://www.w3.org/2005/Atom',
]);

/** A feed has two or three, each in its first element; one that declares more in every item would fill the memory. */
const mostPrefixes = 100;

/**
 * A feed may leave out the declaration of `g:`, so that prefixes are followed here and not by the parser. That of the
 * first element is the one of the whole feed.
 */
export function createPrefixes() {
  const plain = new Set<string>();
  let isFirst = true;
  return {
    declare: ({ name: element, attributes }: Tag, line: number): void => {
      if (isFirst && element.includes(':')) plain.add(element.slice(0, element.indexOf(':')));
      isFirst = false;
      for (const [name, value] of Object.entries(attributes))
        if (name.startsWith('xmlns:') && plainNamespaces.has(value)) plain.add(name.slice(6));
      if (plain.size > mostPrefixes)
        throw failureAt(line, `more than ${mostPrefixes} prefixes of elements are declared`);
    },
    strip: (name: string): string => {
      const at = name.indexOf(':');
      return at > 0 && plain.has(name.slice(0, at)) ? name.slice(at + 1) : name;
    },
  };
}
