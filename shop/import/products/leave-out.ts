/** Fields that a product is complete without: what cannot be read of them is left out, and the product stays. */
import type { FlatFields } from '../formats/row';
import { type ColumnName, fieldOf } from './column-names';
import { type LeftOut, RowProblem, SkippedRow } from './product-draft';
import { checkLength, checkUsable, hasLiveMarkup } from './read-texts';

/** Of a field whose text stays without them. */
export const scriptsOf = (field: string): LeftOut => ({
  field: `scripts in ${field}`,
  problem: `${field} has scripts, frames or graphics`,
});

export type LeavingOut = {
  readonly leave: (left: LeftOut) => void;
  /** Undefined where `read` throws a problem of the row. */
  readonly read: <Value>(field: string, read: () => Value | undefined) => Value | undefined;
  /** The value, which is left out when it is missing although something was sent. */
  readonly keep: <Value>(
    field: string,
    sent: unknown,
    value: Value | undefined,
  ) => Value | undefined;
  readonly leftOut: readonly LeftOut[];
};

export function createLeavingOut(): LeavingOut {
  const leftOut: LeftOut[] = [];
  return {
    leftOut,
    leave: (left) => void leftOut.push(left),
    read: (field, read) => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof RowProblem || error instanceof SkippedRow)) throw error;
        leftOut.push({ field, problem: error.message });
        return undefined;
      }
    },
    keep: (field, sent, value) => {
      if (sent !== undefined && value === undefined)
        leftOut.push({ field, problem: `the ${field} makes no sense` });
      return value;
    },
  };
}

/** Without one of these there is no product. */
const needed: ReadonlySet<ColumnName | undefined> = new Set(['id', 'group', 'title', 'price']);

/**
 * Without texts that are too long, and errors of a spreadsheet. Scripts in those that stay are counted: they go when
 * the texts become plain.
 */
export function withoutUnusable(fields: FlatFields, leaving: LeavingOut): FlatFields {
  const unusable = new Set<string>();
  for (const [key, { name, values }] of fields)
    for (const value of values) {
      const check = (): string => checkUsable(name, value);
      const text = needed.has(fieldOf(key)) ? checkLength(name, value) : leaving.read(name, check);
      if (text === undefined) unusable.add(key);
      else if (hasLiveMarkup(text)) leaving.leave(scriptsOf(name));
    }
  return unusable.size === 0 ? fields : new Map([...fields].filter(([key]) => !unusable.has(key)));
}
