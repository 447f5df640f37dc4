/**
 * What an adapter implements: it turns listing requests into those of a vendor's search service, and reads its
 * responses.
 */
import type { CleanedEnv } from 'envalid';
import type {
  WireContent,
  WireFacet,
  WireFacetValue,
  WireSeo,
} from '../src/catalogue/listing-response';
import type { ListingRequest } from '../src/catalogue/read-listing-request';
import type { NamedCategory } from '../src/catalogue/write-categories';
import type { Unchecked } from '../src/lib/read-unknown';
import type { ReportedEvent } from '../server/services/listing-service';
import type { SettingsSpecification } from '../server/services/shop';
import type { AdapterFields } from './adapter-fields';

export type VendorValue = { readonly id: string; readonly name: string; readonly count: number };

/** An option of a facet may have a colour, `#1c2b52`, and a picture. */
type VendorOption = VendorValue & Pick<WireFacetValue, 'swatch' | 'imageSrc'>;

export type VendorFacet = {
  /** In camelCase, as in addresses of the page. */
  readonly id: string;
  readonly name: string;
  readonly type: 'multiple' | 'range';
  /** Of a range: the highest number of a product that is counted, where the vendor tells it. */
  readonly max?: number | undefined;
  /** How its options look, where the vendor tells it. */
  readonly form?: WireFacet['form'] | undefined;
  /** In the order of the page. The count of a value ignores what is selected of the same facet. */
  readonly values: readonly VendorOption[];
};

export type VendorListing = {
  /** Matches on all pages. */
  readonly total: number;
  /**
   * Why the total or the count of an option is too low, where the vendor needs too long to count; absent where all are
   * exact.
   */
  readonly uncounted?: string | undefined;
  /** The products of this page as the vendor has them; `AdapterFields.product` says where their fields are. */
  readonly records: readonly unknown[];
  readonly facets: readonly VendorFacet[];
  /** From the top of the tree to the category in force; empty without one. */
  readonly categoryPath: readonly NamedCategory[];
  /** Categories to go on to, with the number of matches in each. */
  readonly categories: readonly VendorValue[];
  /** The category that those stand in; absent at the top of the tree. */
  readonly categoriesOf?: NamedCategory | undefined;
  readonly collection?: NamedCategory | undefined;
  /** The vendor's text about the category or collection. */
  readonly text?: string | undefined;
  /** The vendor's words for search engines, where it has other ones than those of the page. */
  readonly seo?: Pick<WireSeo, 'title' | 'description'> | undefined;
  /** Banners of the vendor's rules, in the fields of the contract. */
  readonly content?: readonly Unchecked<WireContent>[] | undefined;
  /** Where a rule of the vendor sends the shopper instead. */
  readonly redirect?: string | undefined;
  /** The vendor's id of the response, for analytics. */
  readonly resultId?: string | undefined;
};

/** Of a request that no product can match. */
export const emptyListing: VendorListing = {
  total: 0,
  records: [],
  facets: [],
  categoryPath: [],
  categories: [],
};

/** Vendors reject pages that go further, so no page begins behind so many products. */
export const deepestProduct = 10_000;

/** What a vendor learns from. */
export type VendorReports = {
  /** Other events are left out. */
  readonly topics: readonly ReportedEvent['topic'][];
  /** Events of one call of `send`. */
  readonly mostAtOnce: number;
  /**
   * Resolves with the number of events that the vendor took, without those that it would refuse: any client can send
   * any event, so that ids, positions and paths may have any form. Rejects with a `VendorError`.
   */
  readonly send: (events: readonly ReportedEvent[]) => Promise<number>;
};

/**
 * Both functions reject with a `VendorError`. What they resolve with may come from the vendor unchecked where a type is
 * `unknown`.
 */
export type VendorCatalogue = {
  /** Undefined for a category, collection or facet that the vendor does not have; it may also be found empty. */
  readonly find: (request: ListingRequest) => Promise<VendorListing | undefined>;
  /** The records of these ids, in any order, without those that the vendor does not have. */
  readonly findByIds: (ids: readonly string[]) => Promise<readonly unknown[]>;
  /** Absent where the vendor learns nothing from shoppers. */
  readonly reports?: VendorReports;
};

export type Adapter<Specification extends SettingsSpecification> = {
  /** The vendor, as operators read it. */
  readonly vendor: string;
  /** Environment variables of its own, each required by `LISTING_ADAPTER` alone. */
  readonly settings: Specification;
  /** Where the fields of a product usually are; the file of `ADAPTER_FIELDS` overrides them. */
  readonly usualFields: AdapterFields;
  /** Requests nothing yet. A promise where a package is imported on demand. */
  readonly open: (
    settings: CleanedEnv<Specification>,
    fields: AdapterFields,
  ) => VendorCatalogue | Promise<VendorCatalogue>;
};
