/** Gathers the fields of one product of a feed in XML. */
import { fieldKey, type MutableFields } from './row';
import { mostVariants } from './variant-rows';
import type { XmlDialect } from './xml-dialect';

const localName = (name: string): string => name.replace(/^[gc]:/i, '');

/** In the order in which a table of Merchant Center names and joins them. */
const loyaltyParts = ['program_label', 'tier_label', 'price'];
const loyaltyColumn = `loyalty_program(${loyaltyParts.join(':')})`;

type Attributes = Readonly<Record<string, string>>;

/** One item has no more names; a feed with others in every item would fill the memory. */
const mostFields = 1_000;

const [cdataStart, cdataEnd] = ['<![CDATA[', ']]>'];

/** A feed that escapes its texts twice has the marks of CDATA in them. */
function withoutMarks(text: string): string {
  if (!text.startsWith(cdataStart) || !text.endsWith(cdataEnd)) return text;
  const inner = text.slice(cdataStart.length, -cdataEnd.length);
  return inner.includes(cdataStart) ? text : inner.trim();
}

/** Puts values below the columns of the import, where the dialect says which an element is. */
function createFields({ columns = {}, hasOnlyColumns = false }: XmlDialect) {
  const fields: MutableFields = new Map();
  const columnOf = (name: string): string | undefined => {
    const lower = name.toLowerCase();
    return Object.hasOwn(columns, lower) ? columns[lower] : undefined;
  };
  /** Of a name that the shop gives itself: that of an attribute. */
  const putNamed = (written: string, text: string): void => {
    const own = localName(written);
    const name = columnOf(own) ?? own;
    const value = withoutMarks(text);
    const key = fieldKey(name);
    const known = fields.get(key);
    if (value === '') return;
    if (known !== undefined) known.values.push(value);
    else if (fields.size < mostFields) fields.set(key, { name, values: [value] });
  };
  return {
    fields,
    hasColumn: (name: string): boolean => columnOf(name) !== undefined,
    putNamed,
    put: (written: string, text: string): void => {
      if (!hasOnlyColumns || columnOf(localName(written)) !== undefined) putNamed(written, text);
    },
  };
}

type Put = (name: string, value: string) => void;

/** Elements that have the name of an attribute and its value in two others. */
const pairs: ReadonlySet<string> = new Set([
  ...['product_detail', 'param', 'parameter', 'information_parameter', 'характеристикатовара'],
]);
const names: ReadonlySet<string> = new Set(['attribute_name', 'param_name']);
const values: ReadonlySet<string> = new Set(['attribute_value', 'val']);
const namesInPairs: ReadonlySet<string> = new Set(['name', 'наименование']);
const valuesInPairs: ReadonlySet<string> = new Set(['value', 'значение']);

/** Elements of which several parts make one column: `<PARAM>`, `<g:product_detail>`, `<g:loyalty_program>`. */
function createParts(put: Put) {
  let detail: { name?: string; value?: string } = {};
  let loyalty = new Map<string, string>();
  return {
    /** Whether the element is such a part; `outer` is the element that it stands in. */
    take: (outer: string, inner: string, text: string): boolean => {
      const isInPair = pairs.has(outer);
      if (outer === 'loyalty_program') loyalty.set(inner, text);
      else if (names.has(inner) || (isInPair && namesInPairs.has(inner))) detail.name = text;
      else if (values.has(inner) || (isInPair && valuesInPairs.has(inner))) detail.value = text;
      else return false;
      return true;
    },
    endOf: (name: string): void => {
      if (name === 'loyalty_program') {
        const parts = loyaltyParts.map((part) => loyalty.get(part) ?? '');
        if (loyalty.size > 0) put(loyaltyColumn, parts.join(':'));
        loyalty = new Map();
      }
      if (!pairs.has(name)) return;
      if (detail.name !== undefined) put(detail.name, detail.value ?? '');
      detail = {};
    },
  };
}

const lowerName = (name = ''): string => localName(name).toLowerCase();

/** The fields of a product, or of one of its variants, whose element is `depth` levels within that of the product. */
function createSubject(dialect: XmlDialect, depth = 0) {
  const { fields, put, putNamed, hasColumn } = createFields(dialect);
  const parts = createParts(putNamed);
  /** An author's name and a shipping country are no fields of a product of a dialect whose names are known. */
  const addNested = (path: readonly string[], text: string): void => {
    const nested = path.map(localName).join('.');
    if (parts.take(lowerName(path.at(-2)), lowerName(path.at(-1)), text)) return;
    if (dialect.hasNested === true || hasColumn(nested)) put(nested, text);
  };
  return {
    fields,
    depth,
    /** Attributes of the element itself: `<offer id="1">`. */
    addOwn: (attributes: Attributes): void => {
      for (const [name, value] of Object.entries(attributes))
        if (!name.includes(':') && name !== 'xmlns') put(name, value.trim());
    },
    add: (
      path: readonly string[],
      text: string,
      { name, unit, url, available }: Attributes,
    ): void => {
      // `<param name="Width" unit="cm">`, `<main url="…"/>`, `<availability available="no"/>`
      if (name !== undefined) putNamed(name, unit === undefined ? text : `${text} ${unit}`);
      else if (path.length > 1) addNested(path, text);
      else put(path[0] ?? '', text);
      const nested = path.map(localName).join('.');
      if (url !== undefined) put(`${nested}.url`, url);
      if (available !== undefined) put(`${nested}.available`, available);
    },
    endOf: (name: string): void => parts.endOf(lowerName(name)),
  };
}

export function createXmlItem(line: number, dialect: XmlDialect) {
  const product = createSubject(dialect);
  const variants: MutableFields[] = [];
  let subject = product;
  return {
    line,
    fields: product.fields,
    variants,
    addOwn: product.addOwn,
    /** An element within that of the product begins, at the end of `path`. */
    open: (path: readonly string[], attributes: Attributes): void => {
      if (subject !== product || lowerName(path.at(-1)) !== dialect.variant) return;
      subject = createSubject(dialect, path.length);
      subject.addOwn(attributes);
      if (variants.length <= mostVariants) variants.push(subject.fields);
    },
    /** `path` is where the text stands within the product: `product_detail/attribute_name`. */
    add: (path: readonly string[], text: string, attributes: Attributes): void => {
      if (path.length > subject.depth) subject.add(path.slice(subject.depth), text, attributes);
    },
    close: (path: readonly string[]): void => {
      subject.endOf(path.at(-1) ?? '');
      if (path.length === subject.depth) subject = product;
    },
  };
}
