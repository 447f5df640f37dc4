/** Decides which facets the imported catalogue has: those of the settings, else those that the data suggests. */
import { currencySymbol, formatMoney } from '../../../src/storefront/money';
import { availabilityFacet } from '../../catalogue/availability';
import type { CatalogueFacet } from '../../catalogue/catalogue-product';
import { displayNameOf } from '../products/attribute-id';
import { discountBands, measureBands, priceBands, type WriteAmount } from './bands';
import type { AttributeStatistic, DraftStatistics } from './draft-statistics';
import type { FacetSetting, FacetSettings } from './facet-settings';
import { decimalsOf } from '../products/currencies';

/** Range facets of the page (docs/product.md, 3.3) that are filled from an attribute or a measure of the same name. */
export const knownRanges: Readonly<
  Record<string, { readonly name: string; readonly unit: string }>
> = {
  screenSize: { name: 'Screen size', unit: '"' },
  microwaveCapacity: { name: 'Microwave capacity', unit: ' L' },
  dryLoad: { name: 'Drying load', unit: ' kg' },
  washLoad: { name: 'Washing load', unit: ' kg' },
};

const standardNames: Readonly<Record<string, string>> = {
  brand: 'Brand',
  colours: 'Colour',
  price: 'Price',
  discount: 'Discount',
  customerRating: 'Customer rating',
  department: 'Department',
  [availabilityFacet.id]: availabilityFacet.name,
};

export const ratingValues = ['4 stars & up', '3 stars & up', '2 stars & up', '1 star & up'];

const standardValues: Readonly<Record<string, readonly string[]>> = {
  customerRating: ratingValues,
};

const isRange = (id: string): boolean =>
  id === 'price' || id === 'discount' || Object.hasOwn(knownRanges, id);

export type FacetPlanInput = {
  readonly statistics: DraftStatistics;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly settings?: FacetSettings | undefined;
  /** Ids of attributes that the user makes filters of, however many values they have. */
  readonly wanted?: readonly string[] | undefined;
};

const writeMoney =
  (currency: string): WriteAmount =>
  (value) =>
    currencySymbol(currency) === currency
      ? formatMoney(value, currency)
      : `${currencySymbol(currency)}${Number.isInteger(value) ? value : value.toFixed(2)}`;

function bandsOf({ statistics, currency }: FacetPlanInput, { id, unit, attribute }: FacetSetting) {
  if (id === 'price')
    return priceBands(statistics.numbers('price'), {
      step: 10 ** -decimalsOf(currency),
      write: writeMoney(currency),
    });
  if (id === 'discount') return discountBands;
  const suffix = unit ?? knownRanges[id]?.unit ?? '';
  return measureBands(statistics.numbers(attribute ?? id), (value) => `${value}${suffix}`);
}

const nameOf = ({ statistics }: FacetPlanInput, id: string): string =>
  standardNames[id] ??
  knownRanges[id]?.name ??
  statistics.attributes().find((attribute) => attribute.id === id)?.name ??
  displayNameOf(id);

function planFacet(input: FacetPlanInput, setting: FacetSetting): CatalogueFacet {
  const { id } = setting;
  const name = setting.name ?? nameOf(input, id);
  const type = setting.type ?? (isRange(id) ? 'range' : 'multiple');
  if (type === 'range') return { id, name, type, bands: setting.bands ?? bandsOf(input, setting) };
  const values = setting.values ?? standardValues[id];
  return { id, name, type, ...(values !== undefined && { values }) };
}

const fewValues = 20;
const mostFacets = 60;

/** An attribute with a different value for nearly every product identifies products, and is no help in choosing. */
const isTelling = ({ id, holders, distinct }: AttributeStatistic): boolean =>
  !isRange(id) &&
  standardNames[id] === undefined &&
  distinct !== undefined &&
  holders > 1 &&
  (distinct <= fewValues || distinct <= holders / 3);

function measured({ statistics }: FacetPlanInput): readonly string[] {
  const known = Object.keys(knownRanges);
  return [...known, ...statistics.measures()].filter(
    (id, at, all) => all.indexOf(id) === at && statistics.numbers(id).length > 0,
  );
}

function suggestedIds(input: FacetPlanInput): readonly string[] {
  const { statistics, wanted = [] } = input;
  const attributes = statistics.attributes();
  const has = (id: string): boolean => attributes.some((attribute) => attribute.id === id);
  const ranges = measured(input);
  const telling = attributes
    .filter((attribute) => wanted.includes(attribute.id) || isTelling(attribute))
    .filter(({ id }) => !ranges.includes(id))
    .slice(0, mostFacets)
    .map(({ id }) => id);
  const ids = [
    'brand',
    ...(has('colours') ? ['colours'] : []),
    ...telling,
    ...(statistics.hasReviews() ? ['customerRating'] : []),
    'price',
    ...(statistics.hasDiscounts() ? ['discount'] : []),
    ...ranges,
    'department',
    ...(statistics.hasSoldOut() ? [availabilityFacet.id] : []),
  ];
  return [...new Set(ids)];
}

/** The facets of the settings in their order, then those that the data suggests. */
export function planFacets(input: FacetPlanInput): readonly CatalogueFacet[] {
  const { settings } = input;
  const configured = settings?.facets ?? [];
  const configuredIds = new Set(configured.map(({ id }) => id));
  const others = settings === undefined || settings.others ? suggestedIds(input) : [];
  return [...configured, ...others.filter((id) => !configuredIds.has(id)).map((id) => ({ id }))]
    .map((setting) => planFacet(input, setting))
    .filter((facet) => facet.type === 'multiple' || facet.bands.length > 0);
}
