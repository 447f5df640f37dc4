import { createContext } from 'react';
import { ownSortOrders } from '../listing/sort-orders';

export const SortOrdersContext = createContext(ownSortOrders);
