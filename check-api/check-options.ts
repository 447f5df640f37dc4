/** The command line of the check. */
import { parseArgs } from 'node:util';
import { parseUrl } from '../src/lib/parse-url';
import { withoutUndefined } from '../src/lib/without-undefined';
import type { PriceRules } from '../src/storefront/brand';
import { withoutTrailingSlashes } from '../src/lib/without-trailing-slashes';

export type CheckOptions = {
  /** Base address of the listing API, without a slash at its end; likewise `saved`. */
  readonly apiUrl: string;
  readonly brand: string;
  /** As a browser sends it: without a path. */
  readonly origin?: string;
  readonly saved?: string;
  readonly category?: string;
  readonly collection?: string;
  readonly term?: string;
  /** Those of the brand. */
  readonly priceRules: PriceRules;
  readonly json: boolean;
};

/** The command line is wrong; the message says what to change. */
export class UsageError extends Error {}

export const checkHelp = `Sends a listing API the requests that the page sends, and says what its responses break of the contract.

  npm run check-api -- URL [options]

URL is the base address, as in API_URL: https://api.shop.example/listing

  --brand KEY        the brand, sent as x-brand (default: the first one of the storefront)
  --origin ORIGIN    checks CORS for pages of this origin, as in https://shop.example
  --saved URL        also checks a save-for-later service, as in ENV_URL: saves one product,
                     removes it, and sends one report of an error
  --category ID      a category (default: one that the API offers)
  --collection ID    a promotion or value deal; without it, none is requested
  --term TEXT        a term to search for (default: a word of a product's title)
  --price-rules eu   also holds previous prices and discounts against the lowest price of 30 days
  --json             prints the checks as JSON
  --help             prints this

Ends with 0 when all checks hold, 1 when one does not, 2 for a wrong command.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const options = {
  brand: text,
  origin: text,
  saved: text,
  category: text,
  collection: text,
  term: text,
  'price-rules': text,
  json: flag,
  help: { ...flag, short: 'h' },
} as const;

/** Undefined when help is requested. `args` are those after the command's name. */
export function readCheckOptions(
  args: readonly string[],
  defaultBrand: string,
): CheckOptions | undefined {
  const { values, positionals } = parse(args);
  const { help, origin, saved, brand = defaultBrand, json = false, ...others } = values;
  const { 'price-rules': rules, ...chosen } = others;
  if (help) return undefined;
  const [address] = positionals;
  if (address === undefined || positionals.length > 1)
    throw new UsageError('name the base address of one listing API');
  if (!/^[\w-]+$/.test(brand)) throw new UsageError('--brand is a key of letters, digits, - and _');
  return withoutUndefined({
    ...chosen,
    priceRules: readPriceRules(rules),
    apiUrl: readAddress('URL', address),
    brand,
    origin: readOptional('--origin', origin),
    saved: readOptional('--saved', saved),
    json,
  });
}

function readPriceRules(name = 'as-sent'): PriceRules {
  if (name === 'eu' || name === 'as-sent') return name;
  throw new UsageError('--price-rules is eu or as-sent');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const readOptional = (name: string, address: string | undefined) =>
  address === undefined ? undefined : readAddress(name, address);

function readAddress(name: string, address: string): string {
  const url = parseUrl(address);
  const isBase = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  if (!isBase) throw new UsageError(`${name} is an http or https address without a query`);
  return withoutTrailingSlashes(address);
}
