/** Where a vendor's records have what the listing API sends: the file of `ADAPTER_FIELDS`. */
import Ajv, { type ErrorObject } from 'ajv';
import { readFileSync } from 'node:fs';
import { longestName } from '../src/catalogue/listing-bounds';
import { facetLooks } from '../src/catalogue/listing';
import type { WireFacet } from '../src/catalogue/listing-response';
import { facetUnits } from '../src/storefront/facet-unit';
import { readFacetSeoId, writeFacetSeoId } from '../src/listing-url/facet-id';
import { sortOptions, type OwnSortOption } from '../src/listing-url/sort-option';
import { SettingsError } from '../server/services/read-settings';

/** Paths such as `price.amount`; the first with a value counts. */
export type FieldPaths = readonly string[];

const productFields = [
  'id',
  'title',
  'number',
  'url',
  'brand',
  'image',
  'imageAlt',
  'secondImage',
  'price',
  'previousPrice',
  'highestPrice',
  'currency',
  'rating',
  'reviews',
  'availability',
  'sizes',
  'prior30',
  'rrp',
  'listPrice',
  'unitPrice',
  'unitMeasure',
  'unitReference',
  'energyClass',
  'energyBest',
  'energyWorst',
  'energyLabel',
  'energySheet',
  'sponsored',
] as const;

export type ProductFields = Readonly<Partial<Record<(typeof productFields)[number], FieldPaths>>>;

/** Both bounds are inclusive; one that is absent is open. */
export type FieldBand = {
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
};

export type FacetField = {
  /** In camelCase, as in addresses of the page. */
  readonly id: string;
  readonly name?: string;
  /** The vendor's name of it; the id when absent. */
  readonly attribute?: string;
  /** Ranges of a number that count as its options. */
  readonly bands?: readonly FieldBand[];
} & Pick<WireFacet, 'form' | 'unit' | 'match' | 'help' | 'open'>;

export const attributeOf = ({ id, attribute = id }: FacetField): string => attribute;

export type AdapterFields = {
  readonly product: ProductFields;
  /** The facets in the order of the page. */
  readonly facets: readonly FacetField[];
  /** The attributes of the levels of categories, the top first. */
  readonly categories: readonly string[];
  /** The attribute with the ids of collections. */
  readonly collections?: string;
  /** The vendor's names of sort orders. */
  readonly sorts: Readonly<Partial<Record<OwnSortOption, string>>>;
  /** The attributes that a search looks for words in, with their weights: `title^3`. */
  readonly search?: readonly string[];
  /** The attribute that ids of products are found by; it is the last key of every order. */
  readonly key?: string;
  /** The attribute that is true for products in stock, which come before all others in every order. */
  readonly inStock?: string;
};

type FieldsFile = Partial<Omit<AdapterFields, 'product'>> & {
  readonly product?: Readonly<Record<string, string | FieldPaths>>;
};

const name = { type: 'string', minLength: 1, maxLength: 200 } as const;
const names = { type: 'array', items: name, maxItems: 20 } as const;
const each = <Key extends string>(keys: readonly Key[], schema: object) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(keys.map((key) => [key, schema])),
});

const band = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name, from: { type: 'number' }, to: { type: 'number' } },
  anyOf: [{ required: ['from'] }, { required: ['to'] }],
};

const facet = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: name,
    name,
    attribute: name,
    bands: { type: 'array', items: band, minItems: 1, maxItems: 50 },
    form: { enum: facetLooks },
    unit: { enum: facetUnits },
    match: { enum: ['any', 'all', 'one'] },
    help: { ...name, maxLength: longestName },
    open: { type: 'boolean' },
  },
};

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    product: each(productFields, { anyOf: [name, names] }),
    facets: { type: 'array', items: facet, maxItems: 50 },
    categories: names,
    collections: name,
    sorts: each(sortOptions, name),
    search: { ...names, minItems: 1 },
    key: name,
    inStock: name,
  },
};

const ajv = new Ajv();
const isFieldsFile = ajv.compile<FieldsFile>(schema);

/** Names of the path of a listing request. */
const reservedIds = new Set(['group_id', 'collection_id', 'product_id', 'suggestions']);

/** Whether the page reads the id in an address as it wrote it. */
const survivesAddress = (id: string): boolean =>
  readFacetSeoId(writeFacetSeoId(id)) === id && !reservedIds.has(id);

function describe({ instancePath, message = '', params }: ErrorObject): string {
  const { additionalProperty: extra } = params as { readonly additionalProperty?: string };
  return `${instancePath || 'the file'} ${message}${extra === undefined ? '' : `: ${extra}`}`;
}

function faultOf(file: unknown): string | undefined {
  if (!isFieldsFile(file)) return isFieldsFile.errors?.map(describe)[0];
  const ids = (file.facets ?? []).map(({ id }) => id);
  const wrong = ids.find((id, at) => !survivesAddress(id) || ids.indexOf(id) !== at);
  return wrong === undefined
    ? undefined
    : `the facet id "${wrong}" must be in camelCase, and in the list once`;
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SettingsError(`ADAPTER_FIELDS: ${path}: ${(error as Error).message}`);
  }
}

const asPaths = (paths: string | FieldPaths): FieldPaths =>
  typeof paths === 'string' ? [paths] : paths;

/**
 * The usual fields, overridden by those of the file. Throws a `SettingsError` of one line that says what is wrong in
 * it.
 */
export function readAdapterFields(path: string | undefined, usual: AdapterFields): AdapterFields {
  if (path === undefined) return usual;
  const file = parseFile(path);
  const fault = faultOf(file);
  if (fault !== undefined) throw new SettingsError(`ADAPTER_FIELDS: ${path}: ${fault}`);
  const { product = {}, ...others } = file as FieldsFile;
  const paths = Object.entries(product).map(([field, value]) => [field, asPaths(value)] as const);
  return {
    ...usual,
    ...others,
    product: { ...usual.product, ...(Object.fromEntries(paths) as ProductFields) },
  };
}
