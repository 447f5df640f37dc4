/** The command line of the import. */
import { parseArgs } from 'node:util';
import type { Brand } from '../../src/storefront/brand';
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { OpenWriter } from '../catalogue/embedded/product-writer';
import type { Format } from './formats/detect-format';
import type { Rates } from './products/convert-prices';
import type { DecimalMark } from './products/read-price';
import {
  readCode,
  readDecimal,
  readDelimiter,
  readFormat,
  readImageBase,
  readLanguage,
  readLimit,
  readRates,
  readShards,
  readTimeZone,
  UsageError,
} from './option-values';
import type { FindLanguage } from './guard/find-language';
import type { ReadBatches } from './read-batches';
import type { ErrorLimit } from './row-report';
import { type Profile, ProfileError, readProfile } from './scheduled/read-profile';

export type ImportOptions = {
  readonly file: string;
  readonly dataDir: string;
  readonly format?: Format;
  readonly encoding?: string;
  readonly delimiter?: string;
  /** The name of a file in a zip. */
  readonly entry?: string;
  /** The element of one product, in XML of one's own. */
  readonly item?: string;
  /** ISO 4217 code. */
  readonly currency?: string;
  /** How much of the catalogue's currency one unit of another is, by ISO 4217 code. */
  readonly rates?: Rates;
  /** Whose marks and signs of currencies the prices have, such as `de-DE`. */
  readonly locale?: string;
  /** Which mark parts the decimals of prices. */
  readonly decimal?: DecimalMark;
  /** Of the texts, such as `de`; found out when absent. */
  readonly language?: string;
  /** The address before pictures of which the file has only a path. */
  readonly imageBase?: string;
  /** Values of `--map`: FIELD=COLUMN, or paths of files. */
  readonly map?: readonly string[];
  /** Paths of the settings of facets, of the synonyms, and of the report to write. */
  readonly facets?: string;
  readonly synonyms?: string;
  readonly report?: string;
  /** Of the shop's days, such as `Europe/Dublin`; that of the machine when absent. */
  readonly timeZone?: string;
  /** Those of the shop, whose rules say what reductions are computed from. */
  readonly brands?: readonly Brand[];
  /** Where the rows of whole products are read; the thread of the import does it when absent. */
  readonly readBatches?: ReadBatches;
  /** Where the language of whole products is told, from before their rows are read; that thread does it when absent. */
  readonly openFindLanguage?: () => FindLanguage;
  /** Where the products of a folder are stored; the thread of the import does it when absent. */
  readonly openWriter?: OpenWriter;
  readonly limit: ErrorLimit;
  readonly dryRun: boolean;
  /** `update` takes prices and stock from the file, `remove` takes its products away; absent, it is the catalogue. */
  readonly mode?: 'update' | 'remove';
  /** Of an import that runs by a schedule. */
  readonly profile?: Profile;
  /** Imports also what is unlike the catalogue before. */
  readonly acceptChanges?: boolean;
  /** The share of the products before that stops the import when there are fewer; 0.8 when absent. */
  readonly leastShare?: number;
  /** Addresses of an OpenSearch cluster that stores the catalogue instead of `dataDir`. */
  readonly openSearchUrl?: string;
  /** Shards of the cluster's new index; one when absent. */
  readonly shards?: number;
};

/** The path of a file to begin one's own synonyms with. */
export type WriteSynonyms = { readonly writeSynonyms: string };

/** Takes the import before the one in use again. */
export type RollBack = Pick<ImportOptions, 'dataDir' | 'openSearchUrl'> & {
  readonly rollback: true;
};

function readCluster(
  url: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const isDefault = env['CATALOGUE_ENGINE'] === 'opensearch';
  const found = url ?? (isDefault ? env['OPENSEARCH_URL'] : undefined);
  if (found === undefined && isDefault)
    throw new UsageError('CATALOGUE_ENGINE is opensearch: name the cluster with OPENSEARCH_URL');
  if (
    found?.split(',').every((node) => /^https?:/.test(node.trim()) && URL.canParse(node)) === false
  )
    throw new UsageError('--opensearch is an http or https address, or several parted by commas');
  return found;
}

function readProfileOf(path: string | undefined): Profile | undefined {
  try {
    return path === undefined ? undefined : readProfile(path);
  } catch (error) {
    if (error instanceof ProfileError) throw new UsageError(error.message);
    throw error;
  }
}

/** The options of the profile, then those of the command line; its source where that names no file. */
function parseAll(args: readonly string[]) {
  const given = parse(args);
  const profile = readProfileOf(given.values.profile);
  if (profile === undefined) return { ...given, profile };
  const { values, positionals } = parse([...profile.args, ...args]);
  return { values, positionals: positionals.length > 0 ? positionals : [profile.source], profile };
}

/** Those of a whole catalogue, which an update leaves as it is. */
const ofWholeCatalogues = ['facets', 'synonyms', 'image-base', 'shards'] as const;

function readMode(values: ReturnType<typeof parse>['values']): ImportOptions['mode'] {
  if (values.update === true && values.remove === true)
    throw new UsageError('choose --update or --remove');
  const mode = values.update === true ? 'update' : values.remove === true ? 'remove' : undefined;
  const other = ofWholeCatalogues.find((name) => values[name] !== undefined);
  if (mode !== undefined && other !== undefined)
    throw new UsageError(`--${other} does not go with --${mode}`);
  return mode;
}

const specification = {
  format: { type: 'string' },
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  entry: { type: 'string' },
  item: { type: 'string' },
  locale: { type: 'string' },
  language: { type: 'string' },
  'image-base': { type: 'string' },
  currency: { type: 'string' },
  rate: { type: 'string', multiple: true },
  'time-zone': { type: 'string' },
  map: { type: 'string', multiple: true },
  facets: { type: 'string' },
  synonyms: { type: 'string' },
  'write-synonyms': { type: 'string' },
  report: { type: 'string' },
  'max-errors': { type: 'string' },
  'data-dir': { type: 'string' },
  opensearch: { type: 'string' },
  shards: { type: 'string' },
  profile: { type: 'string' },
  update: { type: 'boolean' },
  remove: { type: 'boolean' },
  'accept-changes': { type: 'boolean' },
  rollback: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: specification, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>['values'];
type Environment = Readonly<Record<string, string | undefined>>;

const dataDirOf = (values: Values, env: Environment): string =>
  values['data-dir'] ?? env['DATA_DIR'] ?? './data';

function readRollBack(files: readonly string[], values: Values, env: Environment): RollBack {
  const other = Object.keys(values).find(
    (name) => !['rollback', 'data-dir', 'opensearch'].includes(name),
  );
  if (files.length > 0 || other !== undefined)
    throw new UsageError(
      '--rollback takes the import before again: it goes with no file, and with --data-dir or --opensearch alone',
    );
  return withoutUndefined({
    rollback: true as const,
    dataDir: dataDirOf(values, env),
    openSearchUrl: readCluster(values.opensearch, env),
  });
}

/** 'help' when that is requested. Throws a `UsageError`. */
export function readImportOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ImportOptions | WriteSynonyms | RollBack | 'help' {
  const { values, positionals, profile } = parseAll(args);
  if (values.help === true) return 'help';
  if (values['write-synonyms'] !== undefined) return { writeSynonyms: values['write-synonyms'] };
  if (values.rollback === true) return readRollBack(positionals, values, env);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('name one file to import');
  const { currency, encoding, facets, map, synonyms, report } = values;
  const openSearchUrl = readCluster(values.opensearch, env);
  return withoutUndefined({
    file,
    dataDir: dataDirOf(values, env),
    limit: readLimit(values['max-errors']),
    dryRun: values['dry-run'] === true,
    acceptChanges: values['accept-changes'],
    mode: readMode(values),
    ...(profile && { profile: { ...profile, source: file }, leastShare: profile.leastShare }),
    format: readFormat(values.format),
    currency: readCode(currency),
    delimiter: readDelimiter(values.delimiter),
    entry: values.entry,
    item: values.item,
    rates: readRates(values.rate),
    locale: values.locale,
    decimal: readDecimal(values.locale),
    language: readLanguage(values.language),
    timeZone: readTimeZone(values['time-zone']),
    imageBase: readImageBase(values['image-base']),
    openSearchUrl,
    shards: readShards(values.shards, openSearchUrl),
    encoding,
    facets,
    map,
    synonyms,
    report,
  });
}
