/** What the values of a column become as options of a facet: their spelling, their order and their discs. */
import { memoize } from '../../../src/lib/memoize';
import { isColourFacetId } from '../../../src/listing-url/facet-id';
import type { DecimalMark } from '../products/read-price';
import { discOf } from './colour-discs';
import { isYes } from '../products/yes-and-no';
import { spellingKey } from './column-form';
import { partsOfList } from './column-statistics';
import type { PlannedColumn, ReadOptions } from './planned-facets';
import type { FacetSetting } from './facet-settings';
import { orderOptions } from './option-order';
import { readQuantity } from './quantity';

export type PlannedOptions = {
  /** Undefined where values are options as they are. */
  readonly read?: ReadOptions | undefined;
  /** In an order of their own; undefined where they go by name. */
  readonly values?: readonly string[] | undefined;
  /** By option: what shoppers read, where that is not the option itself. */
  readonly names?: Readonly<Record<string, string>>;
  /** By option: the colours of its disc, where the page has none for the name. */
  readonly discs?: Readonly<Record<string, string>> | undefined;
};

const yes = 'Yes';

/** `NAVY BLUE` is somebody's typing, `XXL` is a name. */
const isInCapitals = (text: string): boolean => /^\P{Ll}{5,}$/u.test(text);

/** The most frequent spelling of each option, by `spellingKey`; one in capitals only where there is no other. */
export function spellingsOf(counts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  const weightOf = (text: string): number => (isInCapitals(text) ? 0 : (counts.get(text) ?? 0));
  for (const text of counts.keys()) {
    const key = spellingKey(text);
    const best = spellings.get(key);
    if (best === undefined || weightOf(text) > weightOf(best)) spellings.set(key, text);
  }
  return spellings;
}

function discsOf(id: string, options: readonly string[]): PlannedOptions['discs'] {
  if (!isColourFacetId(id)) return undefined;
  const discs = options.flatMap((name) => {
    const disc = discOf(name);
    return disc === undefined ? [] : [[name, disc] as const];
  });
  return discs.length > 0 ? Object.fromEntries(discs) : undefined;
}

/** Values that the settings name, or the type `multiple`, keep a column of yes and no as it is. */
export function planOptions(
  { column, form }: PlannedColumn,
  { id, name, type, values }: FacetSetting & { readonly name: string },
  decimal: DecimalMark,
): PlannedOptions {
  const isRaw = type !== undefined || values !== undefined;
  if (form.kind === 'yesNo' && !isRaw)
    return {
      read: (texts) => (texts.some(isYes) ? [yes] : []),
      // A chip and a title show the option without its facet.
      names: { [yes]: `${name}: ${yes}` },
    };
  const isList = form.kind === 'list';
  const { counts } = isList ? column.parts : column.values;
  const spellings = spellingsOf(counts);
  const options = [...spellings.values()];
  const partsOf = (text: string): readonly string[] =>
    isList && readQuantity(text, decimal) === undefined ? partsOfList(text) : [text];
  const spell = (text: string): string => spellings.get(spellingKey(text)) ?? text;
  const readText = memoize((text) => partsOf(text).map(spell));
  return {
    read:
      isList || spellings.size < counts.size
        ? (texts) => [...new Set(texts.flatMap(readText))]
        : undefined,
    values: orderOptions(options, decimal),
    discs: discsOf(id, options),
  };
}
