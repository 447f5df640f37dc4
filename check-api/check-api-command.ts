/** `npm run check-api`: checks a retailer's services against the contracts of the page. */
import type { Writable } from 'node:stream';
import { listingTimeoutMs } from '../src/listing/request/fetch-listing';
import { checkHelp, readCheckOptions, UsageError, type CheckOptions } from './check-options';
import { checkAllListings } from './checks/all-listings';
import { checkCatalogue } from './checks/catalogue';
import { checkClaims } from './checks/claims';
import { checkClientErrors } from './checks/client-errors';
import { checkContent } from './checks/content';
import { checkDiscounts } from './checks/discounts';
import { checkFilters } from './checks/filters';
import { checkFurtherParameters, checkOptionalRequests } from './checks/optional';
import { checkOrigin } from './checks/origin';
import { checkPages, checkSortOrders } from './checks/pages';
import { checkCategories, checkCollections, checkFacetPages, checkSearches } from './checks/paths';
import { checkRanges } from './checks/ranges';
import { checkSaved } from './checks/saved';
import { createListingSession, type Limits } from './listing-session';
import { createReport, type Report } from './report';
import { isSound, writeJson, writeReport } from './write-report';

/** The second one ends the check of an API that responds too slowly for it. */
const usualLimits = { requestMs: listingTimeoutMs, wholeMs: 60_000 };

type Surroundings = {
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly defaultBrand: string;
};

/** Runs the command; gives the exit code. `args` are those after the command's name. */
export async function runCheckApi(
  args: readonly string[],
  { stdout, stderr, defaultBrand }: Surroundings,
  { requestMs, wholeMs } = usualLimits,
): Promise<number> {
  try {
    const options = readCheckOptions(args, defaultBrand);
    if (!options) {
      stdout.write(checkHelp);
      return 0;
    }
    const report = createReport();
    await checkAll(options, { requestMs, signal: AbortSignal.timeout(wholeMs) }, report);
    const write = options.json ? writeJson : writeReport;
    stdout.write(write(options, report.found));
    return isSound(report.found) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`${error.message}\nnpm run check-api -- --help tells more.\n`);
    return 2;
  }
}

const listingChecks = [
  checkCategories,
  checkCollections,
  checkFacetPages,
  checkSearches,
  checkFilters,
  checkRanges,
  checkDiscounts,
  checkPages,
  checkSortOrders,
  checkFurtherParameters,
  checkOptionalRequests,
];

async function checkAll(options: CheckOptions, limits: Limits, report: Report): Promise<void> {
  const session = createListingSession(options, limits, report);
  const all = await checkCatalogue(session);
  if (all) {
    for (const check of listingChecks) if (!limits.signal.aborted) await check(session, all);
    checkAllListings(session);
    checkContent(session);
    checkClaims(session);
  }
  await checkOrigin(session);
  await checkSaved(options, limits, { report, productId: all?.listing.products[0]?.productId });
  await checkClientErrors(options, limits, report);
  if (limits.signal.aborted) {
    report.group('Time');
    report.check(
      { name: 'the check ends in time', section: 'failures' },
      { expected: 'all responses within a minute', got: 'no time left for some checks' },
    );
  }
}
