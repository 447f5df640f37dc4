import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { useSelector } from 'react-redux';
import type { ListingUrl } from '../listing-url/listing-url';
import { selectListingUrl } from './listing-location';

const SettledUrlContext = createContext<ListingUrl | undefined>(undefined);

type SettledUrlProps = { readonly children: ReactNode };

/** Lets links and forms inside know the present URL; around the whole page. */
export function SettledUrl({ children }: SettledUrlProps) {
  const url = useSelector(selectListingUrl);
  const [settled, setSettled] = useState(url);
  // Not by useDeferredValue: React 19.1 draws that for ever when Back comes while it is under way.
  useEffect(() => startTransition(() => setSettled(url)), [url]);
  return <SettledUrlContext value={settled}>{children}</SettledUrlContext>;
}

/**
 * The present URL, a moment after a press: for addresses that links and forms carry along, for which the frame that shows
 * the press does not wait.
 */
export const useSettledUrl = (): ListingUrl | undefined => useContext(SettledUrlContext);
