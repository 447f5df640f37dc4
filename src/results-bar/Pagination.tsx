import { paginationId } from '../listing/element-ids';
import { ListingLink } from '../listing/ListingLink';
import { selectListingUrl } from '../listing/listing-location';
import { selectShownListing } from '../listing/shown-listing';
import { selectHasFailed } from '../listing/shown-listing-slice';
import { Icon } from '../ui/Icon';
import { countPages, sizedPageItems, type PageItem } from './page-items';
import type { RootState } from '../store/root-state';
import { useAppSelector } from '../store/hooks';
import { useLanguage, useTexts } from '../environment/use-environment';

/** The page of the URL; of the listing on screen where the URL's could not be loaded. */
const selectPage = (state: RootState): number | undefined =>
  selectHasFailed(state) ? selectShownListing(state)?.page : selectListingUrl(state)?.pageNumber;

type PaginationProps = { readonly numResults: number; readonly resultsPerPage: number };

/** Links to the other pages of the listing; nothing for one page (docs/product.md, 7.6). */
export function Pagination({ numResults, resultsPerPage }: PaginationProps) {
  const texts = useTexts();
  const current = useAppSelector(selectPage);
  const pages = countPages(numResults, resultsPerPage);
  if (current === undefined || pages < 2) return null;
  return (
    <nav
      className="plp-pagination"
      id={paginationId}
      tabIndex={-1}
      aria-label={texts.pagination.label}
    >
      <ul className="plp-pagination__list">
        <li>
          <Arrow rel="prev" page={current - 1} isOpen={current > 1} />
        </li>
        {sizedPageItems(current, pages).map(({ item, only }) => (
          <li key={item} className={only && `plp-pagination__item--${only}`}>
            <PageLink item={item} isCurrent={item === current} />
          </li>
        ))}
        <li>
          <Arrow rel="next" page={current + 1} isOpen={current < pages} />
        </li>
      </ul>
      <p className="plp-pagination__position">{texts.pagination.position(current, pages)}</p>
    </nav>
  );
}

/**
 * The present page is a link without address, in the place of the link that led to it, so that this keeps the focus
 * meanwhile.
 */
function PageLink({ item, isCurrent }: { readonly item: PageItem; readonly isCurrent: boolean }) {
  const { number, texts } = useLanguage();
  if (typeof item === 'string') {
    return (
      <span className="plp-pagination__gap" aria-hidden="true">
        …
      </span>
    );
  }
  const { page, selectedPage } = texts.pagination;
  return (
    <ListingLink
      change={isCurrent ? undefined : { kind: 'pagination', pageNumber: item }}
      className={`plp-pagination__page${isCurrent ? ' plp-pagination__page--selected' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={(isCurrent ? selectedPage : page)(item)}
    >
      {number(item)}
    </ListingLink>
  );
}

type ArrowProps = {
  readonly rel: 'prev' | 'next';
  readonly page: number;
  readonly isOpen: boolean;
};

/** At either end the arrow stays in place as a disabled link. */
function Arrow({ rel, page, isOpen }: ArrowProps) {
  const texts = useTexts();
  const isNext = rel === 'next';
  return (
    <ListingLink
      change={isOpen ? { kind: 'pagination', pageNumber: page } : undefined}
      className={`plp-pagination__page${isOpen ? '' : ' plp-pagination__page--disabled'}`}
      aria-label={isNext ? texts.pagination.next : texts.pagination.previous}
      {...(isOpen ? { rel } : { 'aria-disabled': true })}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} />
    </ListingLink>
  );
}
