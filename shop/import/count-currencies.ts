/** Finds the one currency of a catalogue in what its rows say. */
import { ImportFailure } from './formats/row';
import type { Rates } from './products/convert-prices';
import { codeInLocale } from './products/currencies';
import { type NamedCurrency, SkippedRow } from './products/product-draft';

/** Rows by what they say of their currency: a code or a sign. */
type Counts = ReadonlyMap<string, NamedCurrency & { readonly rows: number }>;

export type CurrencyCount = {
  /** Throws a `SkippedRow` for a price that is not in the currency that is chosen. */
  readonly check: (named: NamedCurrency | undefined) => void;
  readonly count: (named: NamedCurrency | undefined) => void;
  /** Those that are left out because of theirs. */
  readonly others: () => Counts;
  /**
   * The ISO 4217 code; undefined when none is named. Throws a `FoundCurrency` when some rows are in another one, an
   * `ImportFailure` when a sign of several tells none.
   */
  readonly settle: () => string | undefined;
};

/** Not all rows are in the catalogue's currency, which is known only now: the file is read again for it. */
export class FoundCurrency extends Error {
  constructor(readonly code: string) {
    super(`most prices are in ${code}`);
  }
}

const mostShown = 6;
const mostSaid = 200;

export const rowsOf = (rows: number): string =>
  `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;

function addRow(
  counts: Map<string, NamedCurrency & { readonly rows: number }>,
  named: NamedCurrency,
) {
  const { rows } = counts.get(named.said) ?? { rows: 0 };
  if (rows > 0 || counts.size < mostSaid) counts.set(named.said, { ...named, rows: rows + 1 });
}

const explainSign = ({ said, codes }: NamedCurrency): ImportFailure =>
  new ImportFailure(
    `the file's prices say "${said}", the sign of several currencies: choose with --currency ${codes[0] ?? ''} (or ${codes.slice(1, mostShown).join(', ')})`,
  );

type Known = {
  /** The ISO 4217 code that is chosen. */
  readonly chosen?: string | undefined;
  /** What the name of the prices' column says, where no row says more. */
  readonly ofColumn?: NamedCurrency | undefined;
  /** Whose signs the prices have, such as `sv-SE`. */
  readonly locale?: string | undefined;
  readonly rates?: Rates | undefined;
};

/** A sign of several currencies is that of the one code which rows or their column name, else that of the language. */
function settleSign(named: NamedCurrency, inUse: ReadonlySet<string>, locale?: string) {
  const [code, another] = named.codes.filter((one) => inUse.has(one));
  return code !== undefined && another === undefined ? code : codeInLocale(named, locale);
}

/** Rows by their currency, the most first; a sign that is not settled stands for itself. */
function rowsByCurrency(
  counts: Counts,
  { locale, ofColumn }: Known,
): readonly (readonly [string, number])[] {
  const all = [...counts.values()];
  const named = ofColumn === undefined ? all : [...all, ofColumn];
  const inUse = new Set(named.flatMap(({ codes }) => (codes.length === 1 ? codes : [])));
  const rows = new Map<string, number>();
  for (const sign of all) {
    const code = settleSign(sign, inUse, locale) ?? sign.said;
    rows.set(code, (rows.get(code) ?? 0) + sign.rows);
  }
  return [...rows].sort(([, one], [, other]) => other - one);
}

function settleAll(counts: Counts, known: Known): string {
  const all = rowsByCurrency(counts, known);
  const [first] = all.filter(([code]) => known.rates?.has(code) !== true);
  if (first === undefined)
    throw new ImportFailure(
      `all prices are in ${all.map(([code]) => code).join(', ')}, which --rate converts; say into what, such as --currency USD`,
    );
  const [code] = first;
  const unsettled = counts.get(code);
  if (unsettled !== undefined && unsettled.codes.length > 1) throw explainSign(unsettled);
  if (all.length > 1) throw new FoundCurrency(code);
  return code;
}

export function countCurrencies({ chosen, ...known }: Known): CurrencyCount {
  const counts = new Map<string, NamedCurrency & { readonly rows: number }>();
  const others = new Map<string, NamedCurrency & { readonly rows: number }>();
  return {
    check: (named) => {
      if (chosen === undefined || named?.codes.includes(chosen) !== false) return;
      addRow(others, named);
      throw new SkippedRow('price in another currency', `the price is in ${named.said}`);
    },
    count: (named) => {
      if (named !== undefined) addRow(counts, named);
    },
    others: () => others,
    settle: () => {
      if (chosen !== undefined) return chosen;
      if (counts.size === 0 && known.ofColumn !== undefined) addRow(counts, known.ofColumn);
      return counts.size === 0 ? undefined : settleAll(counts, known);
    },
  };
}
