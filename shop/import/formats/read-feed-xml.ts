/** Product feeds in XML, by the `saxes` package. */
import { SaxesParser } from 'saxes';
import { mostLevels } from '../products/read-parts';
import { mendXml } from './mend-xml';
import { failureAt, longestRow, mostPlaces, type Row, tooLong } from './row';
import { rowsOfFamily } from './variant-rows';
import type { XmlDialect } from './xml-dialect';
import { createXmlItem } from './xml-item';
import { createPrefixes, type Tag } from './xml-prefixes';

type Attributes = Tag['attributes'];

/** Names of elements that are counted, for a file without products. */
const mostNames = 200;

type Item = ReturnType<typeof createXmlItem>;

/** Feeds need about ten levels. Each element that is still open stays in memory, so that endless ones would fill it. */
const deepestElement = 100;

/** What stands outside of products and is longer is no name of a place. */
const longestListed = 500;

/** Follows the categories that a feed lists before its products: `<category id="2" parentId="1">Lamps</category>`. */
function createCategories({ listed }: XmlDialect) {
  const paths = new Map<string, readonly string[]>();
  let last = '';
  return {
    paths,
    /** Of a dialect whose lists have an id and its name in two elements. */
    addListed: (element: string, text: string): void => {
      if (listed === undefined || text.length > longestListed) return;
      if (element === listed.id) last = text;
      else if (element === listed.name && last !== '' && paths.size < mostPlaces)
        paths.set(last, [text.replace(/[|>]/g, ' ')]);
    },
    add: ({ id, parentId = '' }: Attributes, name: string): void => {
      if (id === undefined || name === '' || paths.size >= mostPlaces) return;
      const above = paths.get(parentId) ?? [];
      if (above.length < mostLevels) paths.set(id, [...above, name.replace(/[|>]/g, ' ')]);
    },
  };
}

/** Where a parser is in a feed. */
type Reading = {
  readonly dialect: XmlDialect;
  readonly categories: ReturnType<typeof createCategories>;
  /** Gets a row at the end of each item. */
  readonly found: Row[];
  item: Item | undefined;
  /** Elements that are open within the item. */
  readonly path: string[];
  attributes: Attributes;
  text: string;
};

const startReading = (dialect: XmlDialect): Reading => ({
  dialect,
  categories: createCategories(dialect),
  found: [],
  item: undefined,
  path: [],
  attributes: {},
  text: '',
});

function openElement(reading: Reading, { name, attributes }: Tag, line: number): void {
  const { dialect, item, path } = reading;
  Object.assign(reading, { text: '', attributes });
  if (item !== undefined) {
    path.push(name);
    item.open(path, attributes);
    const { href, rel = 'alternate' } = attributes;
    // Atom: <link rel="alternate" href="…"/>
    if (name === 'link' && href !== undefined && rel === 'alternate') item.add(path, href, {});
  } else if (dialect.items.includes(name.toLowerCase())) {
    reading.item = createXmlItem(line, dialect);
    reading.item.addOwn(attributes);
  }
}

/** That of a product, or those of its variants. */
function rowsOf(
  { line, fields, variants }: Item,
  { dialect, categories }: Reading,
): readonly Row[] {
  const rows = variants.length > 0 ? rowsOfFamily(fields, variants, line) : undefined;
  return (rows ?? [{ kind: 'flat', line, fields } as const]).map((row) => {
    if (row.kind !== 'flat' || dialect.finish === undefined) return row;
    const finished = new Map(row.fields);
    dialect.finish(finished, categories.paths);
    return { ...row, fields: finished };
  });
}

function closeElement(reading: Reading, name: string): void {
  const { categories, found, item, path, attributes } = reading;
  const text = reading.text.trim();
  if (item === undefined) {
    if (name === 'category') categories.add(attributes, text);
    categories.addListed(name.toLowerCase(), text);
  } else if (path.length === 0) {
    found.push(...rowsOf(item, reading));
    reading.item = undefined;
  } else {
    item.add(path, text, attributes);
    item.close(path);
    path.pop();
  }
  Object.assign(reading, { text: '', attributes: {} });
}

/** Of elements outside of items only those of categories have a text; a feed of them alone would fill the memory. */
const longestText = 2 * longestRow;

function addText(reading: Reading, piece: string): void {
  if (reading.text.length < longestText) reading.text += piece;
}

/** Ends the import where elements, or what stands in one of them, have no end. */
function createBounds(line: () => number) {
  const names = new Map<string, number>();
  let depth = 0;
  let sinceTag = 0;
  let sinceItem = 0;
  return {
    names,
    open: (name: string): void => {
      sinceTag = 0;
      depth += 1;
      if (names.size < mostNames || names.has(name)) names.set(name, (names.get(name) ?? 0) + 1);
      if (depth > deepestElement)
        throw failureAt(line(), `elements are more than ${deepestElement} levels deep`);
    },
    close: (): void => {
      sinceTag = 0;
      depth -= 1;
    },
    /** `isWithin` says that the item before these characters is still open after them. */
    add: (length: number, isWithin: boolean): void => {
      sinceItem = isWithin ? sinceItem + length : 0;
      if (sinceItem > 2 * longestRow) throw failureAt(line(), `an item is ${tooLong}`);
      sinceTag += length;
      if (sinceTag > 2 * longestRow) throw failureAt(line(), `an element is ${tooLong}`);
    },
  };
}

function createFeedParser(dialect: XmlDialect) {
  const parser = new SaxesParser();
  const reading = startReading(dialect);
  const prefixes = createPrefixes();
  const bounds = createBounds(() => parser.line);
  parser.on('error', ({ message }) => {
    throw failureAt(parser.line, `broken XML: ${message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('opentag', (tag) => {
    bounds.open(tag.name);
    prefixes.declare(tag, parser.line);
    openElement(reading, { ...tag, name: prefixes.strip(tag.name) }, parser.line);
  });
  parser.on('text', (text) => addText(reading, text));
  parser.on('cdata', (text) => addText(reading, text));
  parser.on('closetag', ({ name }) => {
    bounds.close();
    closeElement(reading, prefixes.strip(name));
  });
  return {
    /** The rows that end in this piece of the file. */
    read: (chunk: string): readonly Row[] => {
      parser.write(chunk);
      const rows = reading.found.splice(0);
      bounds.add(chunk.length, reading.item !== undefined && rows.length === 0);
      return rows;
    },
    close: () => parser.close(),
    line: () => parser.line,
    names: bounds.names,
  };
}

/** Names of elements that come often, each a product perhaps. */
const shownNames = 5;

function explainNoItems(line: number, { items }: XmlDialect, seen: ReadonlyMap<string, number>) {
  const often = [...seen]
    .filter(([, times]) => times > 1)
    .sort(([, one], [, other]) => other - one)
    .slice(0, shownNames)
    .map(([name]) => `<${name}>`);
  const hint = often.length > 0 ? `; it has many ${often.join(', ')}` : '';
  const wanted = items.map((name) => `<${name}>`).join(' and no ');
  return failureAt(
    line,
    `the XML has no ${wanted}${hint}. Name the element of one product: --item NAME`,
  );
}

/**
 * Throws an `ImportFailure` with its line for XML that is not well formed or ends early, and for a file without items.
 */
export const readFeedXml = (dialect: XmlDialect) =>
  async function* read(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
    const parser = createFeedParser(dialect);
    let count = 0;
    for await (const chunk of mendXml(chunks)) {
      const rows = parser.read(chunk);
      count += rows.length;
      yield* rows;
    }
    parser.close();
    if (count === 0) throw explainNoItems(parser.line(), dialect, parser.names);
  };
