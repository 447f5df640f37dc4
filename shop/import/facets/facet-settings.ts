/** Reads the file of `--facets`: the facets, their order and their form (see README.md). */
import { readFileSync } from 'node:fs';
import { isRecord, readNumber, type UnknownRecord } from '../../../src/lib/read-unknown';
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { RangeBand } from '../../catalogue/catalogue-product';
import { attributeIdOf } from '../products/attribute-id';
import { fileFault } from '../formats/file-fault';
import { ImportFailure } from '../formats/row';

export type FacetSetting = {
  readonly id: string;
  readonly name?: string;
  readonly type?: 'multiple' | 'range';
  /** Values that come first, in this order. */
  readonly values?: readonly string[];
  readonly bands?: readonly RangeBand[];
  /** Written after the numbers of bands that are made from the data. */
  readonly unit?: string;
  /** The attribute that fills it, where that has another name. */
  readonly attribute?: string;
};

export type FacetSettings = {
  readonly facets: readonly FacetSetting[];
  /** Whether the facets that the data suggests follow. */
  readonly others: boolean;
};

/** Facets that are filled from the product itself. */
const builtIn = new Set(['brand', 'price', 'discount', 'customerRating', 'availability']);

function fail(path: string, problem: string): never {
  throw new ImportFailure(`${path}: ${problem}`);
}

type Complain = (problem: string) => never;

function textOf(record: UnknownRecord, name: string, complain: Complain): string | undefined {
  const value = record[name];
  if (value === undefined || (typeof value === 'string' && value.trim() !== ''))
    return value?.trim();
  return complain(`${name} must be a text`);
}

function readBand(value: unknown, complain: Complain): RangeBand {
  const record = isRecord(value) ? value : {};
  const [from, to] = [readNumber(record['from']), readNumber(record['to'])];
  const name = textOf(record, 'name', complain);
  const isEmpty = from === undefined && to === undefined;
  if (name === undefined || isEmpty || (from ?? -Infinity) > (to ?? Infinity))
    return complain('a band has a name and from, to or both, from not above to');
  return withoutUndefined({ from, to, name });
}

function listOf<Item>(
  value: unknown,
  read: (item: unknown) => Item,
  complain: (problem: string) => never,
): readonly Item[] | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map(read) : complain('values and bands are lists');
}

const known = new Set(['id', 'name', 'type', 'values', 'bands', 'unit', 'attribute']);

const readId = (text: string, complain: Complain): string =>
  builtIn.has(text) ? text : (attributeIdOf(text) ?? complain(`"${text}" cannot be a facet`));

const readType = (value: unknown, complain: Complain): FacetSetting['type'] =>
  value === undefined || value === 'multiple' || value === 'range'
    ? value
    : complain('the type is multiple or range');

function readFields(value: UnknownRecord, complain: Complain): FacetSetting {
  const attribute = textOf(value, 'attribute', complain);
  const id = textOf(value, 'id', complain) ?? attribute ?? complain('the id is missing');
  return withoutUndefined({
    id: readId(id, complain),
    name: textOf(value, 'name', complain),
    type: readType(value['type'], complain),
    values: listOf(value['values'], String, complain),
    bands: listOf(value['bands'], (band) => readBand(band, complain), complain),
    // With the space it begins with, as in " kg".
    unit: typeof value['unit'] === 'string' ? value['unit'] : textOf(value, 'unit', complain),
    attribute: attribute === undefined ? undefined : readId(attribute, complain),
  });
}

function readFacet(value: unknown, complain: Complain): FacetSetting {
  if (typeof value === 'string') return { id: readId(value, complain) };
  if (!isRecord(value)) return complain('must be an id or an object');
  const unknown = Object.keys(value).find((name) => !known.has(name));
  return unknown === undefined
    ? readFields(value, complain)
    : complain(`"${unknown}" is no setting of a facet`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(path, fileFault(error));
  }
}

/** Throws an `ImportFailure` that names the file and the facet. */
export function readFacetSettings(path: string): FacetSettings {
  const json = readJson(path);
  const list = isRecord(json) ? json['facets'] : undefined;
  if (!isRecord(json) || !Array.isArray(list)) return fail(path, 'must hold { "facets": [ … ] }');
  const facets = list.map((value: unknown, at) =>
    readFacet(value, (problem) => fail(path, `facet ${at + 1}: ${problem}`)),
  );
  const ids = facets.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice !== undefined) fail(path, `the facet "${twice}" is there twice`);
  return { facets, others: json['others'] === true };
}
