import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { writeChangedUrl } from '../listing-url/change-listing-url';
import type { ListingChange } from '../listing-url/listing-change';
import { selectListingUrl } from './listing-location';
import { navigationOf } from './navigation';
import { usePrefetch } from './use-prefetch';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useHref } from '../environment/use-environment';
import { isForBrowser } from '../ui/is-for-browser';

type ListingLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Undefined where the link leads nowhere at present: it is no tab stop then, and keeps the focus that it has. */
  readonly change: ListingChange | undefined;
  readonly children: ReactNode;
};

/**
 * A link to the listing after `change`. A click opens it without loading the document, after `onClick`; intent
 * prefetches it.
 */
export function ListingLink({ change, children, onClick, ...rest }: ListingLinkProps) {
  const dispatch = useAppDispatch();
  const url = useAppSelector(selectListingUrl);
  const address = url && change && writeChangedUrl(url, change);
  const href = useHref();
  const prefetch = usePrefetch(address);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!change || isForBrowser(event)) return;
    event.preventDefault();
    // The second click of a double click may be on a link that has come below the mouse meanwhile.
    if (event.detail > 1) return;
    onClick?.(event);
    dispatch(navigationOf(change));
  };
  return (
    <a
      {...(!change && { tabIndex: -1, role: 'link' })}
      {...rest}
      ref={prefetch}
      href={address && href(address)}
      onClick={follow}
    >
      {children}
    </a>
  );
}
