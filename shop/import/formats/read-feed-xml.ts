/** Google Merchant Center feeds in XML, RSS 2.0 or Atom, by the `saxes` package. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { failureAt, fieldKey, type FlatFields, longestRow, type Row, tooLong } from './row';

type Fields = Map<string, { readonly name: string; readonly values: string[] }>;

const localName = (name: string): string => name.replace(/^[gc]:/i, '');
const isItem = (name: string): boolean => name === 'item' || name === 'entry';

/** Elements of these have their plain names, whatever prefix the feed gives them. */
const plainNamespaces = new Set([
  'http://base.google.com/ns/1.0',
  'http://base.google.com/cns/1.0',
  'http://www.w3.org/2005/Atom',
]);

/** A feed has two or three, each in its first element; one that declares more in every item would fill the memory. */
const mostPrefixes = 100;

/** A feed may leave out the declaration of `g:`, so that prefixes are followed here and not by the parser. */
function createPrefixes() {
  const plain = new Set<string>();
  return {
    declare: (attributes: Readonly<Record<string, string>>, line: number): void => {
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

function addTo(fields: Fields, name: string, value: string): void {
  if (value === '') return;
  const key = fieldKey(name);
  const field = fields.get(key);
  if (field === undefined) fields.set(key, { name: localName(name), values: [value] });
  else field.values.push(value);
}

type Detail = { name?: string; value?: string };

/** In the order in which a table of Merchant Center names and joins them. */
const loyaltyParts = ['program_label', 'tier_label', 'price'];
const loyaltyColumn = `loyalty_program(${loyaltyParts.join(':')})`;

/** `<g:product_detail>` names an attribute of the shop's own and its value. */
function createItem(line: number) {
  const fields: Fields = new Map();
  let detail: Detail = {};
  let loyalty = new Map<string, string>();
  return {
    line,
    fields: fields as FlatFields,
    /** `path` is where the text stands within the item: `product_detail/attribute_name`. */
    add: (path: readonly string[], text: string): void => {
      const [outer = '', inner] = path;
      if (inner === undefined) addTo(fields, outer, text);
      else if (localName(outer) === 'loyalty_program') loyalty.set(localName(inner), text);
      else if (localName(inner) === 'attribute_name') detail.name = text;
      else if (localName(inner) === 'attribute_value') detail.value = text;
      // An author's name and a shipping country are no fields of the product.
    },
    endOf: (name: string): void => {
      if (localName(name) === 'loyalty_program') {
        const parts = loyaltyParts.map((part) => loyalty.get(part) ?? '');
        if (loyalty.size > 0) addTo(fields, loyaltyColumn, parts.join(':'));
        loyalty = new Map();
      }
      if (localName(name) !== 'product_detail') return;
      if (detail.name !== undefined) addTo(fields, detail.name, detail.value ?? '');
      detail = {};
    },
  };
}

type Item = ReturnType<typeof createItem>;

/** Feeds need about ten levels. Each element that is still open stays in memory, so that endless ones would fill it. */
const deepestElement = 100;

/** Follows the elements of a feed: `found` gets a row at the end of each item. */
function createFeedReader(found: Row[]) {
  let item: Item | undefined;
  const path: string[] = [];
  let text = '';
  return {
    open: ({ name, attributes }: SaxesTagPlain, line: number): void => {
      text = '';
      if (item === undefined) {
        if (isItem(name)) item = createItem(line);
        return;
      }
      path.push(name);
      const { href, rel = 'alternate' } = attributes;
      // Atom: <link rel="alternate" href="…"/>
      if (name === 'link' && href !== undefined && rel === 'alternate') item.add(path, href);
    },
    isInItem: (): boolean => item !== undefined,
    addText: (piece: string): void => {
      if (item !== undefined) text += piece;
    },
    close: (name: string): void => {
      if (item === undefined) return;
      if (path.length === 0) {
        found.push({ kind: 'flat', line: item.line, fields: item.fields });
        item = undefined;
        return;
      }
      item.add(path, text.trim());
      item.endOf(name);
      path.pop();
      text = '';
    },
  };
}

function createFeedParser(found: Row[]) {
  const parser = new SaxesParser();
  const reader = createFeedReader(found);
  const prefixes = createPrefixes();
  let depth = 0;
  let sinceTag = 0;
  let sinceItem = 0;
  parser.on('error', ({ message }) => {
    throw failureAt(parser.line, `broken XML: ${message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('opentag', (tag) => {
    sinceTag = 0;
    depth += 1;
    if (depth > deepestElement)
      throw failureAt(parser.line, `elements are more than ${deepestElement} levels deep`);
    prefixes.declare(tag.attributes, parser.line);
    reader.open({ ...tag, name: prefixes.strip(tag.name) }, parser.line);
  });
  parser.on('text', reader.addText);
  parser.on('cdata', reader.addText);
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    depth -= 1;
    reader.close(prefixes.strip(name));
  });
  return {
    write: (chunk: string): void => {
      const before = found.length;
      parser.write(chunk);
      sinceItem = reader.isInItem() && found.length === before ? sinceItem + chunk.length : 0;
      if (sinceItem > 2 * longestRow) throw failureAt(parser.line, `an item is ${tooLong}`);
      sinceTag += chunk.length;
      if (sinceTag > 2 * longestRow) throw failureAt(parser.line, `an element is ${tooLong}`);
    },
    close: () => parser.close(),
    line: () => parser.line,
  };
}

/**
 * Throws an `ImportFailure` with its line for XML that is not well formed or ends early, and for a file without items.
 */
export async function* readFeedXml(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  const found: Row[] = [];
  const parser = createFeedParser(found);
  let count = 0;
  for await (const chunk of chunks) {
    parser.write(chunk);
    count += found.length;
    yield* found.splice(0);
  }
  parser.close();
  if (count === 0)
    throw failureAt(parser.line(), 'the XML has no <item> (RSS) and no <entry> (Atom)');
}
