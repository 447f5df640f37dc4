/** Opens the file of an import: in which encoding it is, and which of its columns are taken for what. */
import { withoutUndefined } from '../../src/lib/without-undefined';
import { type ColumnMap, readColumnMap } from './columns/column-map';
import { findColumns, type FoundColumn } from './columns/find-columns';
import { adviseId, findIds, type Ids } from './columns/find-ids';
import { implyColumns } from './columns/imply-columns';
import { checkRequiredColumns } from './columns/required-columns';
import { type OpenedRows, openRows, type RequestedFormat } from './formats/open-rows';
import { fieldKey, ImportFailure } from './formats/row';
import type { ImportOptions } from './import-options';
import { isNameless } from './products/column-names';
import type { ProgressOutput } from './progress-bar';
import { shownText } from './row-report';

export type ImportOutput = {
  readonly progress: ProgressOutput;
  /** Where rejected rows are reported. */
  readonly problems: (text: string) => void;
  /** Gets the columns of the file, in a dry run. */
  readonly columns?: (found: readonly FoundColumn[]) => void;
};

const longestExample = 24;

const describeNameless = (found: readonly FoundColumn[]): readonly string[] =>
  found
    .filter(({ name }) => isNameless(fieldKey(name)))
    .map(({ name, samples: [value = ''] }) => {
      const example = shownText(value, longestExample);
      return `${name} is left out, since the header does not name it; it holds values such as "${example}"\n`;
    });

/** Products of this project's own format say themselves what they lack, also one with a slip in a list in JSON. */
function seenOf({ isNative }: OpenedRows, found: readonly FoundColumn[]) {
  const isOwn = isNative || found.some(({ key }) => key === 'price.current');
  return new Map(isOwn ? [] : found.map(({ key, name }) => [key, name] as const));
}

function describeHeading({ above, header }: OpenedRows): readonly string[] {
  if (!above.hasHeading || header.size === 0) return [];
  return [`the columns are named in line ${above.count + 1}; what stands above is left out\n`];
}

export type OpenedFile = {
  readonly map: ColumnMap | undefined;
  readonly requested: RequestedFormat;
  readonly opened: OpenedRows;
  readonly ids: Ids;
};

/** Plain data alone, which a thread can be given. */
const requestedBy = (
  {
    format,
    encoding,
    delimiter,
    entry,
    item,
    imageBase,
    currency,
    acceptChanges,
    ...options
  }: ImportOptions,
  map: ColumnMap | undefined,
): RequestedFormat =>
  withoutUndefined({
    ...{ format, encoding, delimiter, entry, item, imageBase, currency, acceptChanges, map },
    mostBytes: options.profile?.mostBytes,
    // What the letters of one night look like must not change how all are read.
    mayGuess: options.profile === undefined,
    otherwise: options.mode === undefined ? undefined : ('csv' as const),
  });

async function openMapped(options: ImportOptions, given: ImportOptions['map']) {
  const map = given && readColumnMap(given);
  const requested = requestedBy(options, map);
  const opened = await openRows(options.file, requested);
  return { map, requested: { ...requested, encoding: opened.encoding }, opened };
}

/** What the first rows of a night hold must not change all ids: with them saved lists and known prices are lost. */
const implyId = ({ column }: Ids, { profile }: ImportOptions): readonly string[] =>
  column === undefined || profile !== undefined ? [] : [`id=${column}`];

function sayIds({ column, hint }: Ids, output: ImportOutput): void {
  if (column !== undefined) throw new ImportFailure(`no row has an id: ${adviseId(column)}`);
  if (hint !== undefined) output.problems(`${hint}\n`);
}

/**
 * Says what is taken without being told. Throws an `ImportFailure` for a file that cannot be imported as it is, with
 * what helps.
 */
export async function openFile(options: ImportOptions, output: ImportOutput): Promise<OpenedFile> {
  const { mode, map: given, dryRun, currency, profile } = options;
  const file = await openMapped(options, given);
  const { map, opened } = file;
  if (opened.isGuessed) {
    const { encoding } = opened;
    output.problems(`read as ${encoding}, since it is not in UTF-8; --encoding takes another\n`);
    return openFile({ ...options, encoding }, output);
  }
  if (mode !== undefined) {
    checkRequiredColumns(opened, map, ['id']);
    return { ...file, ids: { areMade: false } };
  }
  const found = await findColumns(opened, map);
  const ids = await findIds(opened);
  const means = { found, map, currency, mayCompare: profile === undefined };
  const implied = [...implyId(ids, options), ...implyColumns(opened, means)];
  if (implied.length > 0) {
    output.problems(
      `taken by the meaning of their names: ${implied.join(', ')}; --map takes others\n`,
    );
    // With these in the map nothing is left to imply.
    const { encoding } = opened;
    return openFile({ ...options, encoding, map: [...(given ?? []), ...implied] }, output);
  }
  if (dryRun) output.columns?.(found);
  checkRequiredColumns({ ...opened, seen: seenOf(opened, found) }, map);
  [...describeHeading(opened), ...describeNameless(found)].forEach(output.problems);
  sayIds(ids, output);
  return { ...file, ids };
}
