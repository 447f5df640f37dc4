/** Gives products the lowest price of the 30 days before their reduction, from the history of prices. */
import { withoutUndefined } from '../../src/lib/without-undefined';
import { priorDays, type PriceRecord, priorOf } from '../catalogue/price-history';
import type { PriceHistory } from '../catalogue/price-table';
import type { ProductDraft } from './products/product-draft';

export type Variants = readonly [ProductDraft, ...ProductDraft[]];

export type DatedVariants = {
  readonly variants: Variants;
  /** Whether a price has fallen, and not risen since. */
  readonly isReduced: boolean;
  /** Whether the 30 days before the reduction, or before today, are known of all. */
  readonly isKnown: boolean;
};

/** Without a history nothing is known of prices before. */
export const undated = (variants: Variants): DatedVariants => ({
  variants,
  isReduced: false,
  isKnown: false,
});

/** A reduction that the file does not state is announced too, by brands whose rules allow it. */
function withPrior<Draft extends Pick<ProductDraft, 'price'>>(
  draft: Draft,
  record: PriceRecord,
): Draft {
  const { price } = draft;
  const prior30 = priorOf(record);
  const amounts = [prior30?.each, prior30?.first].map((prior) => prior?.amount ?? 0);
  if (prior30 === undefined || Math.max(...amounts) <= price.current) return draft;
  return { ...draft, price: { displaySavePriceInd: true, ...price, prior30 } };
}

const isKnownOf = ({ step, since }: PriceRecord, day: number): boolean =>
  (step?.days ?? day - since) >= priorDays;

type Dating = {
  readonly history: Pick<PriceHistory, 'add' | 'day'>;
  readonly dayOf: (ms: number) => number;
};

type Priced = Pick<ProductDraft, 'id' | 'price' | 'stated'>;

/** A variant with its prior price, and its record from now on. */
export function datePrice<Draft extends Priced>(draft: Draft, { history, dayOf }: Dating) {
  const { amount, saleStart } = draft.stated ?? {};
  const saleDay = saleStart === undefined ? undefined : dayOf(saleStart);
  const record = history.add(
    draft.id,
    withoutUndefined({ price: draft.price.current, stated: amount, saleDay }),
  );
  return { draft: withPrior(draft, record), record };
}

export function datePrices(variants: Variants, dating: Dating): DatedVariants {
  const { history } = dating;
  const dated = variants.map((draft) => datePrice(draft, dating));
  return {
    variants: dated.map(({ draft }) => draft) as unknown as Variants,
    isReduced: dated.some(({ record }) => record.step !== undefined),
    isKnown: dated.every(({ record }) => isKnownOf(record, history.day)),
  };
}
