import { createContext } from 'react';
import { sortOptions, type SortOption } from '../listing-url/sort-option';

/** What shoppers choose from. */
export const SortOrdersContext = createContext<readonly SortOption[]>(sortOptions);
