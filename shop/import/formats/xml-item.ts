/** Gathers the fields of one product of a feed in XML. */
import { fieldKey, type MutableFields } from './row';
import type { XmlDialect } from './xml-dialects';

const localName = (name: string): string => name.replace(/^[gc]:/i, '');

/** In the order in which a table of Merchant Center names and joins them. */
const loyaltyParts = ['program_label', 'tier_label', 'price'];
const loyaltyColumn = `loyalty_program(${loyaltyParts.join(':')})`;

/** Elements that name an attribute of the shop's own, and those with its value. */
const nameElements = new Set(['attribute_name', 'param_name']);
const valueElements = new Set(['attribute_value', 'val']);

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
function createFields({ columns = {} }: XmlDialect) {
  const fields: MutableFields = new Map();
  const nameOf = (written: string): string => {
    const own = localName(written);
    const column = own.toLowerCase();
    return Object.hasOwn(columns, column) ? (columns[column] ?? own) : own;
  };
  return {
    fields,
    put: (written: string, text: string): void => {
      const name = nameOf(written);
      const value = withoutMarks(text);
      const key = fieldKey(name);
      const known = fields.get(key);
      if (value === '') return;
      if (known !== undefined) known.values.push(value);
      else if (fields.size < mostFields) fields.set(key, { name, values: [value] });
    },
  };
}

type Put = (name: string, value: string) => void;

/** Elements of which several parts make one column: `<PARAM>`, `<g:product_detail>`, `<g:loyalty_program>`. */
function createParts(put: Put) {
  let detail: { name?: string; value?: string } = {};
  let loyalty = new Map<string, string>();
  return {
    /** Whether the element is such a part. */
    take: (outer: string, inner: string, text: string): boolean => {
      if (outer === 'loyalty_program') loyalty.set(inner, text);
      else if (nameElements.has(inner)) detail.name = text;
      else if (valueElements.has(inner)) detail.value = text;
      else return false;
      return true;
    },
    endOf: (name: string): void => {
      if (name === 'loyalty_program') {
        const parts = loyaltyParts.map((part) => loyalty.get(part) ?? '');
        if (loyalty.size > 0) put(loyaltyColumn, parts.join(':'));
        loyalty = new Map();
      }
      if (name !== 'product_detail' && name !== 'param') return;
      if (detail.name !== undefined) put(detail.name, detail.value ?? '');
      detail = {};
    },
  };
}

export function createXmlItem(line: number, dialect: XmlDialect) {
  const { fields, put } = createFields(dialect);
  const parts = createParts(put);
  /** An author's name and a shipping country are no fields of a product of a dialect whose names are known. */
  const addNested = (path: readonly string[], text: string): void => {
    const [outer = ''] = path;
    const inner = localName(path.at(-1) ?? '').toLowerCase();
    if (!parts.take(localName(outer).toLowerCase(), inner, text) && dialect.hasNested)
      put(path.map(localName).join('.'), text);
  };
  return {
    line,
    fields,
    /** Attributes of the element of the product itself: `<offer id="1">`. */
    addOwn: (attributes: Attributes): void => {
      for (const [name, value] of Object.entries(attributes))
        if (!name.includes(':') && name !== 'xmlns') put(name, value.trim());
    },
    /** `path` is where the text stands within the product: `product_detail/attribute_name`. */
    add: (
      path: readonly string[],
      text: string,
      { name, unit, url, available }: Attributes,
    ): void => {
      // `<param name="Width" unit="cm">`, `<main url="…"/>`, `<availability available="no"/>`
      if (name !== undefined) put(name, unit === undefined ? text : `${text} ${unit}`);
      else if (path.length > 1) addNested(path, text);
      else put(path[0] ?? '', text);
      const nested = path.map(localName).join('.');
      if (url !== undefined) put(`${nested}.url`, url);
      if (available !== undefined) put(`${nested}.available`, available);
    },
    endOf: (name: string): void => parts.endOf(localName(name).toLowerCase()),
  };
}
