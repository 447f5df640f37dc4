/** Decides which facets the imported catalogue has: those of the settings, else those that the data suggests. */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import { availabilityFacet } from '../../catalogue/availability';
import { displayNameOf } from '../products/attribute-id';
import { formOf, type ColumnForm } from './column-form';
import type { ColumnStatistic } from './column-statistics';
import type { FacetSetting } from './facet-settings';
import { planOptions, type PlannedOptions } from './plan-options';
import { knownRanges, planRange } from './plan-ranges';
import type {
  FacetPlan,
  FacetPlanInput,
  PlannedColumn,
  PlannedFacet,
  Planning,
} from './planned-facets';

const standardNames: ReadonlyMap<string, string> = new Map([
  ['brand', 'Brand'],
  ['colours', 'Colour'],
  ['price', 'Price'],
  ['discount', 'Discount'],
  ['customerRating', 'Customer rating'],
  ['department', 'Department'],
  [availabilityFacet.id, availabilityFacet.name],
]);

export const ratingValues = ['4 stars & up', '3 stars & up', '2 stars & up', '1 star & up'];

const isRange = (id: string): boolean => id === 'price' || id === 'discount' || knownRanges.has(id);

function nameOf({ columns }: Planning, { id }: FacetSetting): string {
  const planned = columns.get(id);
  const name = planned?.form.kind === 'range' ? planned.form.name : planned?.column.name;
  return standardNames.get(id) ?? knownRanges.get(id)?.name ?? name ?? displayNameOf(id);
}

function typeOf({ columns }: Planning, { id, type, bands, attribute }: FacetSetting) {
  if (type !== undefined) return type;
  const form = columns.get(attribute ?? id)?.form.kind;
  return isRange(id) || bands !== undefined || form === 'range' ? 'range' : 'multiple';
}

function planChoice(planning: Planning, setting: FacetSetting, name: string): PlannedFacet {
  const { id, attribute = id } = setting;
  const planned = planning.columns.get(attribute);
  const made: PlannedOptions = planned
    ? planOptions(planned, { ...setting, name }, planning.decimal)
    : {};
  const { read, names, discs, values: ordered } = made;
  const values = setting.values ?? (id === 'customerRating' ? ratingValues : ordered);
  const facet = withoutUndefined({ id, name, type: 'multiple' as const, values, names, discs });
  return { facet, attribute, readOptions: read };
}

function planFacet(planning: Planning, setting: FacetSetting): PlannedFacet {
  const name = setting.name ?? nameOf(planning, setting);
  return typeOf(planning, setting) === 'range'
    ? planRange(planning, setting, name)
    : planChoice(planning, setting, name);
}

const mostFacets = 60;

function hasColours(columns: Planning['columns']): boolean {
  const kind = columns.get('colours')?.form.kind;
  return kind === 'options' || kind === 'list';
}

function suggestedIds({ statistics, columns, readsPrior }: Planning): readonly string[] {
  const own = [...columns.values()].filter(
    ({ column: { id }, form }) => form.kind !== 'none' && !standardNames.has(id) && !isRange(id),
  );
  const idsOf = (ranges: boolean): readonly string[] =>
    own
      .filter(({ form }) => (form.kind === 'range') === ranges)
      .slice(0, mostFacets)
      .map(({ column }) => column.id);
  const known = [...knownRanges.keys()].filter((id) => columns.has(id));
  return [
    ...(statistics.hasBrands() ? ['brand'] : []),
    ...(hasColours(columns) ? ['colours'] : []),
    ...idsOf(false),
    ...(statistics.hasReviews() ? ['customerRating'] : []),
    'price',
    ...(statistics.hasDiscounts() || readsPrior ? ['discount'] : []),
    ...new Set([...known, ...statistics.measures(), ...idsOf(true)]),
    ...(statistics.hasSeveralDepartments() ? ['department'] : []),
    ...(statistics.hasSoldOut() ? [availabilityFacet.id] : []),
  ];
}

/** A column that the user makes a facet has options, however many. */
function formFor({ statistics, wanted = [] }: FacetPlanInput, column: ColumnStatistic): ColumnForm {
  const form = formOf(column, statistics.products());
  return form.kind === 'none' && wanted.includes(column.id) ? { kind: 'options' } : form;
}

const defined = <Value>(entries: readonly (readonly [string, Value | undefined])[]) =>
  new Map(entries.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])));

/** The facets of the settings in their order, then those that the data suggests. */
export function planFacets(input: FacetPlanInput): FacetPlan {
  const { settings, statistics } = input;
  const columns = statistics
    .columns()
    .map((column): PlannedColumn => ({ column, form: formFor(input, column) }));
  const planning = { ...input, columns: new Map(columns.map((one) => [one.column.id, one])) };
  const configured = settings?.facets ?? [];
  const configuredIds = new Set(configured.map(({ id }) => id));
  const others = settings === undefined || settings.others ? suggestedIds(planning) : [];
  const planned = [
    ...configured,
    ...others.filter((id) => !configuredIds.has(id)).map((id): FacetSetting => ({ id })),
  ].map((setting) => planFacet(planning, setting));
  return {
    facets: planned
      .map(({ facet }) => facet)
      .filter((facet) => facet.type === 'multiple' || facet.bands.length > 0),
    optionsOf: defined(planned.map(({ attribute, readOptions }) => [attribute, readOptions])),
    measures: defined(planned.map(({ facet, measure }) => [facet.id, measure])),
    columns,
  };
}
