/** The words of one sample product. */
import type { Chance } from '../pictures/chance';
import type { LeafPlan } from './sample-plan';
import { isManyValued, isRunOfSizes, type TraitId } from './sample-facets';

type Values = Readonly<Record<string, string>>;

/** "Solid Oak" within a sentence is "solid oak"; "4K Ultra HD" stays. */
const asInSentence = (value: string): string =>
  /[A-Z]/.test(value.slice(1)) ? value : value.charAt(0).toLowerCase() + value.slice(1);

/** "Recycled plastic" within a title is "Recycled Plastic"; units such as "1400 rpm" stay. */
const asInTitle = (value: string): string =>
  value.replace(/ [a-z]{4,}/g, (word) => ` ${word.charAt(1).toUpperCase()}${word.slice(2)}`);

const withCapital = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

function neighbours(values: readonly string[], chance: Chance): string[] {
  const from = chance.below(Math.max(1, values.length - 2));
  return values.slice(from, from + 2 + chance.below(values.length));
}

function severalOf(values: readonly string[], chance: Chance): string[] {
  const start = chance.below(values.length);
  const number = 1 + chance.below(Math.min(3, values.length));
  return values.filter((_, at) => (at - start + values.length) % values.length < number);
}

/** The values a product has of one facet: one, unless it is a facet of many and the title does not name it. */
function pickTrait(
  [id, values]: LeafPlan['traits'][number],
  isInTitle: boolean,
  chance: Chance,
): string[] {
  if (!isInTitle && isRunOfSizes(id)) return neighbours(values, chance);
  if (!isInTitle && isManyValued(id)) return severalOf(values, chance);
  return [chance.pick(values)];
}

/** One title in 30 is long, and one in 25 has entities or simple tags, as in many feeds. */
function dressTitle(title: string, plan: LeafPlan, chance: Chance): string {
  const whole = chance.is(1 / 30) ? title + chance.pick(plan.longEndings) : title;
  if (!chance.is(1 / 25)) return whole;
  const escaped = whole
    .replaceAll('&', '&amp;')
    .replaceAll('é', '&eacute;')
    .replaceAll('"', '&quot;');
  return chance.is(0.3) ? escaped.replace(/^\S+/, '<b>$&</b>') : escaped;
}

export type SampleTexts = {
  readonly title: string;
  /** The title as a shopper reads it. */
  readonly plainTitle: string;
  readonly description: string;
};

/** Writes the title and description. `values` holds the first value of each facet and measure. */
export function writeTexts(
  plan: LeafPlan,
  template: LeafPlan['titles'][number],
  { values, chance }: { readonly values: Values; readonly chance: Chance },
): SampleTexts {
  const plainTitle = template.fill(values, asInTitle);
  const line = withCapital(chance.pick(plan.lines).fill(values, asInSentence));
  const closing = chance.is(0.75) ? ` ${chance.pick(plan.closings)}` : '';
  return { title: dressTitle(plainTitle, plan, chance), plainTitle, description: line + closing };
}

/** Picks the attributes of all a leaf's facets, and the first value of each for the texts. */
export function pickTraits(
  plan: LeafPlan,
  namesInTitle: ReadonlySet<string>,
  chance: Chance,
): {
  readonly attributes: Partial<Record<TraitId, string[]>>;
  readonly values: Record<string, string>;
} {
  const attributes: Partial<Record<TraitId, string[]>> = {};
  const values: Record<string, string> = {};
  for (const trait of plan.traits) {
    const picked = pickTrait(trait, namesInTitle.has(trait[0]), chance);
    attributes[trait[0]] = picked;
    values[trait[0]] = picked[0] ?? trait[1][0];
  }
  return { attributes, values };
}
