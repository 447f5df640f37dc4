/** The currency that the name of a column says: `Price (EUR)` has prices in euros. */
import { currenciesOf, nameCurrency } from '../products/currencies';
import type { NamedCurrency } from '../products/product-draft';
import type { ColumnMap } from './column-map';

export type ColumnName = {
  readonly name: string;
  /** Without the currency. */
  readonly bare: string;
  readonly currency?: NamedCurrency | undefined;
};

export function readColumnName(name: string): ColumnName {
  const [, bare = '', said = ''] = /^(.*[^\s_([-])[\s_([-]+([^\s_()[\]-]+)[)\]]?$/.exec(name) ?? [];
  return currenciesOf(said).length === 0
    ? { name, bare: name }
    : { name, bare, currency: nameCurrency(said) };
}

/** That of the column which the map takes for the price. */
export const currencyOfMap = (map: ColumnMap | undefined): NamedCurrency | undefined =>
  readColumnName(map?.mapped.find(({ key }) => key === 'price')?.written ?? '').currency;
