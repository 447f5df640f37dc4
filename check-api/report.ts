/** Collects what the checks find. */
import { curlOf, type SentRequest } from './exchange';

export type Fault = { readonly expected: string; readonly got: string };

/** `--json` prints it; docs/public-interface.md lists its fields. */
export type Found = {
  readonly group: string;
  readonly name: string;
  /** `none`: not checked or not offered, for `reason`. */
  readonly result: 'holds' | 'breaks' | 'none';
  /** File and anchor of the contract. */
  readonly contract: string;
  readonly reason?: string;
  readonly expected?: string;
  readonly got?: string;
  readonly repeat?: string;
};

export type Check = {
  readonly name: string;
  /** Anchor in the contract. */
  readonly section: string;
  readonly request?: SentRequest;
};

export type Report = {
  readonly found: readonly Found[];
  /** Begins a group of checks; `document` has the contract of them. */
  readonly group: (title: string, document?: string) => void;
  /** A check that holds, unless there is a fault. */
  readonly check: (check: Check, fault?: Fault) => void;
  /** A check that holds if `holds`. */
  readonly expect: (check: Check, holds: boolean, fault: Fault) => void;
  readonly skip: (check: Check, reason: string) => void;
};

export function createReport(): Report {
  const found: Found[] = [];
  let place = { group: '', document: '' };
  const add = ({ name, section }: Check, rest: Omit<Found, 'group' | 'name' | 'contract'>) => {
    const contract = `${place.document}#${section}`;
    found.push({ group: place.group, name, contract, ...rest });
  };
  const check: Report['check'] = (checked, fault) => {
    if (!fault) {
      add(checked, { result: 'holds' });
      return;
    }
    const { expected, got } = fault;
    const repeat = checked.request && { repeat: curlOf(checked.request) };
    add(checked, { result: 'breaks', expected, got, ...repeat });
  };
  return {
    found,
    group: (group, document = 'docs/listing-api.md') => {
      place = { group, document };
    },
    check,
    expect: (checked, holds, fault) => check(checked, holds ? undefined : fault),
    skip: (checked, reason) => add(checked, { result: 'none', reason }),
  };
}

export const equal = (expected: unknown, got: unknown): Fault | undefined =>
  shown(expected) === shown(got) ? undefined : { expected: shown(expected), got: shown(got) };

export const atMost = (limit: number, got: number): Fault | undefined =>
  got <= limit ? undefined : { expected: `${limit} at most`, got: String(got) };

const longest = 120;

/** A value of a response as JSON, cut. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The first of the products that break a check, which is one line for all of them. */
export const firstOf = (products: readonly { readonly productId: string }[]): string =>
  `the product ${shown(products[0]?.productId)}${products.length > 1 ? `, and ${products.length - 1} more` : ''}`;
