import { useSelector } from 'react-redux';
import { ListingLink } from '../listing/ListingLink';
import { selectListingUrl } from '../listing/listing-location';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import {
  countPages,
  ellipsis,
  mostItemsNarrow,
  mostItemsWide,
  pageItems,
  type PageItem,
} from './page-items';

type PaginationProps = { readonly numResults: number; readonly resultsPerPage: number };

/** Links to the pages of the listing; nothing when there is only one. */
export function Pagination({ numResults, resultsPerPage }: PaginationProps) {
  const url = useSelector(selectListingUrl);
  const total = countPages(numResults, resultsPerPage);
  if (!url || total < 2) return null;
  const current = url.pageNumber;
  return (
    <nav className="plp-pagination" aria-label="Pagination">
      <Step label="Previous Page" icon="chevron-left" page={current - 1} isEnabled={current > 1} />
      <Pages form="wide" items={pageItems(current, total, mostItemsWide)} current={current} />
      <Pages form="narrow" items={pageItems(current, total, mostItemsNarrow)} current={current} />
      <Step label="Next Page" icon="chevron-right" page={current + 1} isEnabled={current < total} />
    </nav>
  );
}

type StepProps = {
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly page: number;
  readonly isEnabled: boolean;
};

function Step({ label, icon, page, isEnabled }: StepProps) {
  const content = (
    <>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return isEnabled ? (
    <ListingLink className="plp-pagination__step" change={{ kind: 'pagination', pageNumber: page }}>
      {content}
    </ListingLink>
  ) : (
    // A link without an address is what HTML has for a disabled link.
    <span
      className="plp-pagination__step plp-pagination__step--disabled"
      role="link"
      aria-disabled="true"
    >
      {content}
    </span>
  );
}

type PagesProps = {
  readonly form: 'wide' | 'narrow';
  readonly items: readonly PageItem[];
  readonly current: number;
};

const Pages = ({ form, items, current }: PagesProps) => (
  <ul className={`plp-pagination__pages plp-pagination__pages--${form}`}>
    {items.map((item, index) => (
      <li key={item === ellipsis ? `gap-${index}` : item}>
        {item === ellipsis ? (
          <span className="plp-pagination__gap" aria-hidden="true">
            {ellipsis}
          </span>
        ) : (
          <PageLink page={item} isCurrent={item === current} />
        )}
      </li>
    ))}
  </ul>
);

const PageLink = ({ page, isCurrent }: { readonly page: number; readonly isCurrent: boolean }) => (
  <ListingLink
    className={`plp-pagination__page${isCurrent ? ' plp-pagination__page--current' : ''}`}
    change={{ kind: 'pagination', pageNumber: page }}
    aria-label={isCurrent ? `Page ${page} selected` : `Page ${page}`}
    aria-current={isCurrent ? 'page' : undefined}
  >
    {page}
  </ListingLink>
);
