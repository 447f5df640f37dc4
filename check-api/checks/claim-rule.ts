/** A rule for what products claim: whether a claim follows from the figures that come with it. */
import type { WireEnergyLabel, WirePrice } from '../../src/catalogue/listing-response';
import type { Product } from '../../src/catalogue/product';
import type { Unchecked } from '../../src/lib/read-unknown';
import type { SentRequest } from '../exchange';
import type { Check, Fault } from '../report';

/** A product as the page reads it, and the parts that claim something as they came. */
export type Claimant = {
  readonly product: Product;
  readonly price: Unchecked<WirePrice>;
  readonly energy: Unchecked<WireEnergyLabel>;
  readonly request: SentRequest;
};

/** Undefined where the product does not claim it. */
export type Verdict = Fault | 'follows' | undefined;

export type ClaimRule = Check & {
  /** The field that claims it. */
  readonly field: string;
  readonly judge: (claimant: Claimant) => Verdict;
};
