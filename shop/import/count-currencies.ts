/** Finds the one currency of a catalogue in what its rows say. */
import { ImportFailure } from './formats/row';
import { type NamedCurrency, SkippedRow } from './products/product-draft';

export type CurrencyCount = {
  /** Throws a `SkippedRow` for a price that is not in the currency the user chooses. */
  readonly check: (named: NamedCurrency | undefined) => void;
  readonly count: (named: NamedCurrency | undefined) => void;
  /**
   * The ISO 4217 code; undefined when none is named. Throws an `ImportFailure` when rows name several, or a sign of
   * several.
   */
  readonly settle: () => string | undefined;
};

type Counts = ReadonlyMap<string, { readonly rows: number; readonly codes: readonly string[] }>;

const mostShown = 6;

const rowsOf = (rows: number): string =>
  `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;

function explain(counts: Counts): ImportFailure {
  const [[said, { codes }] = ['', { codes: [] as readonly string[] }], another] = [...counts];
  if (another === undefined)
    return new ImportFailure(
      `the file's prices say "${said}", the sign of several currencies: choose with --currency ${codes[0] ?? ''} (or ${codes.slice(1, mostShown).join(', ')})`,
    );
  const most = [...counts].sort(([, one], [, other]) => other.rows - one.rows);
  const list = most.slice(0, mostShown).map(([name, { rows }]) => `${name} (${rowsOf(rows)})`);
  const [[, largest] = ['', { codes }]] = most;
  return new ImportFailure(
    `the prices are in several currencies: ${list.join(', ')}; a catalogue has one. Choose it with --currency ${largest.codes[0] ?? ''}: the rows of the others are left out`,
  );
}

/**
 * `chosen` is the ISO 4217 code of `--currency`, `ofColumn` what the name of the prices' column says, where no row says
 * more.
 */
export function countCurrencies(
  chosen: string | undefined,
  ofColumn?: NamedCurrency,
): CurrencyCount {
  const counts = new Map<string, { readonly rows: number; readonly codes: readonly string[] }>();
  const count: CurrencyCount['count'] = (named) => {
    if (named === undefined) return;
    const { rows } = counts.get(named.said) ?? { rows: 0 };
    counts.set(named.said, { rows: rows + 1, codes: named.codes });
  };
  return {
    check: (named) => {
      if (chosen !== undefined && named?.codes.includes(chosen) === false)
        throw new SkippedRow('price in another currency', `the price is in ${named.said}`);
    },
    count,
    settle: () => {
      if (counts.size === 0) count(ofColumn);
      if (chosen !== undefined || counts.size === 0) return chosen;
      // A sign of several currencies is that of the one code which other rows name.
      const named = [...counts.values()].map(({ codes }) => codes);
      const common = named.reduce((one, other) => one.filter((code) => other.includes(code)));
      const [code, another] = common;
      if (code === undefined || another !== undefined) throw explain(counts);
      return code;
    },
  };
}
