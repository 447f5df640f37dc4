/** Says what became of each column, in lines for the user at the terminal. */
import type { CatalogueFacet } from '../../catalogue/catalogue-product';
import { isColourFacetId } from '../../../src/listing-url/facet-id';
import { colourSwatch } from '../../../src/filters/options/colour-swatches';
import { shownText } from '../row-report';
import type { FacetPlan, PlannedColumn } from './planned-facets';
import { spellingsOf } from './plan-options';

const longestName = 30;
const mostExamples = 4;
const mostLines = 100;

const shown = (text: string): string => shownText(text, longestName);

const examplesOf = (texts: readonly string[]): string =>
  [...texts.slice(0, mostExamples).map(shown), ...(texts.length > mostExamples ? ['…'] : [])].join(
    ' | ',
  );

/** The colours of which the page shows an empty ring. */
function describeColours(facet: CatalogueFacet & { type: 'multiple' }, names: readonly string[]) {
  const discs = facet.discs ?? {};
  const unknown = names.filter((name) => !Object.hasOwn(discs, name) && !colourSwatch(name));
  return unknown.length === 0 ? '' : `; no colour is known for ${examplesOf(unknown)}`;
}

function describeOptions(
  facet: CatalogueFacet & { type: 'multiple' },
  planned: PlannedColumn | undefined,
): string {
  if (planned === undefined) return 'options';
  if (planned.form.kind === 'yesNo') return `yes or no: the option "${shown(facet.name)}: Yes"`;
  const { counts } = planned.form.kind === 'list' ? planned.column.parts : planned.column.values;
  const options = [...spellingsOf(counts).values()];
  const names = facet.values ?? options;
  const parted = planned.form.kind === 'list' ? ' that commas part' : '';
  if (isColourFacetId(facet.id))
    return `colours${parted}: ${examplesOf(names)}${describeColours(facet, options)}`;
  return `options${parted}: ${examplesOf(names)}`;
}

function describeFacet(facet: CatalogueFacet, planned: PlannedColumn | undefined): string {
  if (facet.type === 'multiple') return describeOptions(facet, planned);
  const [first, last] = [facet.bands[0], facet.bands.at(-1)];
  return `range: ${shown(first?.name ?? '')} … ${shown(last?.name ?? '')}`;
}

/** The facets in their order, then the columns that are none. `furtherColumns` were not read. */
export function describeFacets(
  { facets, columns }: FacetPlan,
  furtherColumns: number,
): readonly string[] {
  const plannedById = new Map(columns.map((planned) => [planned.column.id, planned]));
  const facetIds = new Set(facets.map(({ id }) => id));
  const described = [
    ...facets.map((facet) => [facet.name, describeFacet(facet, plannedById.get(facet.id))]),
    ...columns
      .filter(({ column }) => !facetIds.has(column.id))
      .map(({ column, form }) => [
        column.name,
        `no facet: ${form.kind === 'none' ? form.reason : 'left out by the settings, or too many'}`,
      ]),
  ];
  const names = described.map(([name = '']) => shown(name));
  const width = Math.max(0, ...names.slice(0, mostLines).map((name) => name.length));
  const more = described.length + furtherColumns - mostLines;
  return [
    ...described
      .slice(0, mostLines)
      .map(([, text = ''], at) => `${names[at]?.padEnd(width)}  ${text}`),
    ...(more > 0 ? [`and ${more.toLocaleString('en')} more columns`] : []),
  ];
}
