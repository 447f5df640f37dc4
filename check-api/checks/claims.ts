/** What products claim by prices and labels has to follow from their figures (docs/prices.md). */
import type { WireEnergyLabel, WirePrice, WireProduct } from '../../src/catalogue/listing-response';
import { readProducts } from '../../src/catalogue/product';
import { firstOfEach } from '../../src/lib/first-of-each';
import { readList, readRecord } from '../../src/lib/read-unknown';
import { listingIn, type CheckedListing, type ListingSession } from '../listing-session';
import { firstOf, type Report } from '../report';
import type { Claimant, ClaimRule } from './claim-rule';
import { labelClaims } from './label-claims';
import { europeanClaims, priceClaims } from './price-claims';

const usualRules = [...priceClaims, ...labelClaims];

export function checkClaims({ report, listings, options }: ListingSession): void {
  report.group('Prices and labels');
  const claimants = firstOfEach(listings.flatMap(claimantsIn), ({ product }) => product.productId);
  const rules = options.priceRules === 'eu' ? [...usualRules, ...europeanClaims] : usualRules;
  const unmade = rules.filter((rule) => !checkRule(report, rule, claimants));
  if (unmade.length > 0)
    report.skip(
      { name: 'claims that no product makes', section: 'prices-and-labels' },
      [...new Set(unmade.map(({ field }) => field))].join(', '),
    );
}

function claimantsIn({ body, request }: CheckedListing): readonly Claimant[] {
  return readList(listingIn(body).product_list).flatMap((entry) => {
    const wire = readRecord<WireProduct>(entry);
    const price = readRecord<WirePrice>(wire.price);
    const energy = readRecord<WireEnergyLabel>(wire.energy);
    return readProducts([entry]).map((product) => ({ product, price, energy, request }));
  });
}

/** One line for a rule, with the first product that breaks it; false when no product makes the claim. */
function checkRule(
  report: Report,
  { judge, name, section }: ClaimRule,
  claimants: readonly Claimant[],
): boolean {
  const verdicts = claimants.map((claimant) => ({ ...claimant, verdict: judge(claimant) }));
  const wrong = verdicts.flatMap(({ product, request, verdict }) =>
    typeof verdict === 'object' ? [{ ...product, request, fault: verdict }] : [],
  );
  const [first] = wrong;
  if (first) {
    const { request, fault } = first;
    report.check({ name, section, request }, { ...fault, got: `${fault.got}: ${firstOf(wrong)}` });
  } else if (verdicts.some(({ verdict }) => verdict)) report.check({ name, section });
  else return false;
  return true;
}
