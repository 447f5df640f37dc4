/** The first pass of an import: rows become drafts, and the whole file tells the facets and the outline. */
import { statSync } from 'node:fs';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { priorReadingsOf, withDiscounts } from '../catalogue/brand-discount';
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import { currencyOfMap } from './columns/column-currency';
import type { ColumnMap } from './columns/column-map';
import type { Ids } from './columns/find-ids';
import type { DraftStore } from './draft-store';
import { createDraftStatistics, type DraftStatistics } from './facets/draft-statistics';
import { planFacets } from './facets/facet-plan';
import type { FacetSettings } from './facets/facet-settings';
import type { FacetPlan } from './facets/planned-facets';
import { createLanguageReader, findLanguage, type LanguageReader } from './guard/find-language';
import type { FinishingPlan } from './finish-product';
import { findDecimalMark } from './find-decimal-mark';
import type { OpenedRows, RequestedFormat } from './formats/open-rows';
import { ImportFailure } from './formats/row';
import type { ImportOptions } from './import-options';
import { onlyCode } from './products/currencies';
import type { PriceMarks } from './products/read-price';
import type { ProgressBar } from './progress-bar';
import { readHere } from './read-batches';
import { type ReadCatalogue, readDrafts } from './read-drafts';
import type { RowReport } from './row-report';

export type Work = {
  readonly options: ImportOptions;
  readonly opened: OpenedRows;
  /** As what the file was opened. */
  readonly requested: RequestedFormat;
  readonly map: ColumnMap | undefined;
  readonly ids: Ids;
  readonly settings: FacetSettings | undefined;
  readonly synonyms: CatalogueOutline['synonyms'];
  readonly bar: ProgressBar;
  readonly report: RowReport;
};

function planOutline(
  { settings, synonyms, options: { brands = [] } }: Work,
  { categories, collections, currency }: ReadCatalogue,
  facets: FacetPlan['facets'],
): CatalogueOutline {
  return {
    categories,
    collections,
    facets: withDiscounts(facets, priorReadingsOf(brands)),
    ...(settings !== undefined && { firstFacets: settings.facets.map(({ id }) => id) }),
    currencyCode: currency,
    ...(synonyms !== undefined && { synonyms }),
  };
}

const findMarks = ({ opened, options: { decimal } }: Work): Promise<PriceMarks | undefined> =>
  decimal === undefined
    ? findDecimalMark(opened.firstRows())
    : Promise.resolve({ decimal, isGiven: true });

const openLanguage = ({
  language,
  openFindLanguage = () => findLanguage,
}: ImportOptions): LanguageReader =>
  language === undefined
    ? createLanguageReader(openFindLanguage())
    : { add: () => undefined, finish: () => Promise.resolve(language) };

type FirstPass = {
  readonly store: DraftStore;
  readonly statistics: DraftStatistics;
  readonly marks: PriceMarks | undefined;
  readonly language: LanguageReader;
};

/** The first pass: every row of the file becomes a draft or a line of the report. */
async function readFile(
  { opened, requested, bar, report, options, map, ids }: Work,
  { marks, ...pass }: FirstPass,
): Promise<ReadCatalogue> {
  const { file, currency, locale, rates, imageBase, readBatches = readHere } = options;
  const columnCurrency = currencyOfMap(map);
  const known = currency ?? onlyCode(columnCurrency);
  const reading = { currency: known, rates, imageBase, makesIds: ids.areMade, marks };
  const read = await readDrafts({
    ...pass,
    batches: readBatches({ file, requested, reading }),
    report,
    currency,
    locale,
    rates,
    columnCurrency,
    onProgress: (accepted, done) => bar.show('Reading', done / Math.max(1, opened.size), accepted),
  });
  if (statSync(file, { throwIfNoEntry: false })?.size !== opened.size)
    throw new ImportFailure(
      `${file} has changed while it was read; import it again when it is complete`,
    );
  return read;
}

/** What the first pass finds out, and the second needs. */
export type Plan = {
  readonly read: ReadCatalogue;
  readonly statistics: DraftStatistics;
  readonly facets: FacetPlan;
  readonly outline: CatalogueOutline;
  readonly finishing: Omit<FinishingPlan, 'today' | 'hasId'>;
};

export async function planImport(work: Work, store: DraftStore): Promise<Plan> {
  const { settings, options } = work;
  const marks = await findMarks(work);
  const { decimal = '.' } = marks ?? {};
  const statistics = createDraftStatistics(decimal);
  const language = openLanguage(options);
  const read = await readFile(work, { store, statistics, marks, language });
  const { currency, idOfPath } = read;
  const readsPrior = priorReadingsOf(options.brands ?? []).length > 0;
  const wanted = work.map?.mapped.flatMap(({ facetId }) => facetId ?? []);
  const facets = planFacets({ statistics, currency, decimal, settings, wanted, readsPrior });
  const outline = planOutline(work, read, facets.facets);
  const hasPopularity = statistics.hasPopularity();
  return {
    read,
    statistics,
    facets,
    outline: withoutUndefined({ ...outline, language: await language.finish() }),
    finishing: { idOfPath, hasPopularity, facets, settings: settings?.facets ?? [] },
  };
}
