import type { ComponentType, ReactNode } from 'react';
import type { SortOrders } from '../listing/sort-orders';
import type { Extensions } from './storefront';

/** The extensions of a storefront as the page takes them: an error in one stays in it, and is reported. */
export type PageExtensions = {
  /** What sagas and functions take. */
  readonly registries: Pick<Extensions, 'eventFields' | 'chipTexts'> & {
    readonly sortOrders: SortOrders;
  };
  /** Gives components what they take. */
  readonly Providers: ComponentType<{ readonly children: ReactNode }>;
};
