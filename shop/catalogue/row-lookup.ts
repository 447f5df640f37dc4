/**
 * Finds rows of a table in about the order of the table, which is that of the import before: rows are read ahead, which
 * is many times faster than asking for each. One out of order is asked for.
 */

export type TextRow = readonly [id: string, text: string];

export type RowLookup = {
  /** The text of the row; undefined where there is none. A second time it is asked for again. */
  readonly find: (id: string) => string | undefined;
  /** Those that were not asked for, and a few more. */
  readonly rest: () => Generator<TextRow>;
};

/** Rows that are read and not asked for yet. */
const mostAhead = 20_000;

export function createRowLookup(
  rows: Iterator<TextRow>,
  ask: (id: string) => string | undefined,
): RowLookup {
  const ahead = new Map<string, string>();
  const next = (): TextRow | undefined => {
    const result = rows.next();
    return result.done === true ? undefined : result.value;
  };
  const readUpTo = (id: string): string | undefined => {
    while (ahead.size < mostAhead) {
      const row = next();
      if (row === undefined) break;
      if (row[0] === id) return row[1];
      ahead.set(row[0], row[1]);
    }
    return ask(id);
  };
  return {
    find: (id) => {
      const text = ahead.get(id) ?? readUpTo(id);
      ahead.delete(id);
      return text;
    },
    rest: function* () {
      yield* ahead;
      for (let row = next(); row !== undefined; row = next()) yield row;
    },
  };
}
