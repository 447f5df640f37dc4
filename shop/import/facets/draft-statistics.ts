/** Gathers statistics for facets from the drafts, in bounded memory. */
import { isSoldOut } from '../../catalogue/availability';
import { createChance } from '../../pictures/chance';
import type { ProductDraft, ReadDraft } from '../products/product-draft';

export type AttributeStatistic = {
  readonly id: string;
  readonly name: string;
  /** Products that have it. */
  readonly holders: number;
  /** Undefined when there are more than are counted. */
  readonly distinct: number | undefined;
};

export type DraftStatistics = {
  readonly add: (read: ReadDraft) => void;
  /** The most frequent first. */
  readonly attributes: () => readonly AttributeStatistic[];
  /** Some of the numbers of a range facet, ascending; empty when no product has any. */
  readonly numbers: (facetId: string) => readonly number[];
  /** Ids of the measures that products have. */
  readonly measures: () => readonly string[];
  readonly hasReviews: () => boolean;
  readonly hasDiscounts: () => boolean;
  readonly hasPopularity: () => boolean;
  readonly hasSoldOut: () => boolean;
};

const mostValues = 1000;
const mostAttributes = 500;
const sampleSize = 10_000;

/** A fair sample of a stream of unknown length (reservoir sampling), the same at every run. */
function createSampler() {
  const chance = createChance(1);
  const sample: number[] = [];
  let seen = 0;
  return {
    add: (value: number): void => {
      seen += 1;
      if (sample.length < sampleSize) sample.push(value);
      else {
        const place = chance.below(seen);
        if (place < sampleSize) sample[place] = value;
      }
    },
    sorted: (): readonly number[] => [...sample].sort((one, other) => one - other),
  };
}

/** The number that a text begins with: `55"`, `7.5 kg`. */
function leadingNumber(text: string | undefined): number | undefined {
  const found = /^\s*(\d{1,9}(?:[.,]\d{1,3})?)(?![\d.,])/.exec(text ?? '')?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}

/** A measure of its own, else the attribute of the same name as a number. */
export const measureOfDraft = (
  { measures, attributes }: Pick<ProductDraft, 'measures' | 'attributes'>,
  id: string,
): number | undefined => measures[id] ?? leadingNumber(attributes[id]?.[0]);

type Gathered = { name: string; holders: number; values: Set<string> | undefined };

function countValues(gathered: Gathered, values: readonly string[]): void {
  gathered.holders += 1;
  for (const value of values) gathered.values?.add(value);
  if ((gathered.values?.size ?? 0) > mostValues) gathered.values = undefined;
}

function gatherAttributes() {
  const byId = new Map<string, Gathered>();
  const find = (id: string, name: string): Gathered | undefined => {
    const known = byId.get(id);
    if (known !== undefined || byId.size >= mostAttributes) return known;
    const made: Gathered = { name, holders: 0, values: new Set() };
    byId.set(id, made);
    return made;
  };
  return {
    byId,
    add: ({ draft, attributeNames }: ReadDraft): void => {
      for (const [id, values] of Object.entries(draft.attributes)) {
        const gathered = values.length > 0 ? find(id, attributeNames.get(id) ?? id) : undefined;
        if (gathered !== undefined) countValues(gathered, values);
      }
    },
  };
}

function gatherNumbers(rangeIds: readonly string[]) {
  const samplers = new Map(['price', ...rangeIds].map((id) => [id, createSampler()]));
  const add = (id: string, value: number | undefined): void => {
    if (value === undefined) return;
    if (!samplers.has(id) && samplers.size < mostAttributes) samplers.set(id, createSampler());
    samplers.get(id)?.add(value);
  };
  return {
    samplers,
    add: (draft: ProductDraft): void => {
      add('price', draft.price.current);
      for (const id of new Set([...rangeIds, ...Object.keys(draft.measures)]))
        add(id, measureOfDraft(draft, id));
    },
  };
}

/** `rangeIds` are the facets besides price whose numbers are wanted. */
export function createDraftStatistics(rangeIds: readonly string[]): DraftStatistics {
  const attributes = gatherAttributes();
  const numbers = gatherNumbers(rangeIds);
  const seen = { reviews: false, discounts: false, popularity: false, soldOut: false };
  return {
    add: (read) => {
      const { draft } = read;
      attributes.add(read);
      numbers.add(draft);
      seen.reviews ||= draft.reviews !== undefined;
      seen.discounts ||= draft.price.previous !== undefined;
      seen.popularity ||= draft.popularity !== undefined;
      seen.soldOut ||= isSoldOut(draft);
    },
    attributes: () =>
      [...attributes.byId]
        .map(([id, { name, holders, values }]) => ({ id, name, holders, distinct: values?.size }))
        .sort((one, other) => other.holders - one.holders || (one.id < other.id ? -1 : 1)),
    numbers: (facetId) => numbers.samplers.get(facetId)?.sorted() ?? [],
    measures: () => [...numbers.samplers.keys()].filter((id) => id !== 'price'),
    hasReviews: () => seen.reviews,
    hasDiscounts: () => seen.discounts,
    hasPopularity: () => seen.popularity,
    hasSoldOut: () => seen.soldOut,
  };
}
