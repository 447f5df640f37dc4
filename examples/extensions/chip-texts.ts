import type { ChipTexts } from 'product-listing-page';
import { isSizeFacet } from './size-facet';

/** "Size 42", since "42" alone says little. */
export const chipTexts: ChipTexts = ({ facetId, name }) =>
  isSizeFacet({ id: facetId }) ? `Size ${name}` : undefined;
