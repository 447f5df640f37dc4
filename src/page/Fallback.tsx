import { useSelector } from 'react-redux';
import { selectChips } from '../filters/chips/select-chips';
import { FallbackView } from '../grid/FallbackView';
import type { FallbackProps } from './page-parts';

/** Replaces the products, with a link to remove each selected option. */
export const Fallback = ({ reason }: FallbackProps) => (
  <FallbackView reason={reason} options={useSelector(selectChips)} />
);
