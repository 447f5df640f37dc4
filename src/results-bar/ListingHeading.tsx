import type { Listing, ListingCategory } from '../catalogue/listing';
import { categoryChange } from '../listing-url/listing-change';
import type { ListingUrl } from '../listing-url/listing-url';
import { listingHeadingId } from '../listing/element-ids';
import { ListingLink } from '../listing/ListingLink';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { SearchNote } from './SearchNote';
import { useTexts } from '../environment/use-environment';

type ListingHeadingProps = {
  /** Undefined until there is a listing. */
  readonly listing: Listing | undefined;
  readonly name: string;
  /** The URL of the listing. */
  readonly url: ListingUrl;
  /** Whether another listing is pending. */
  readonly isFetching: boolean;
};

export function ListingHeading({ listing, name, url, isFetching }: ListingHeadingProps) {
  const count = listing?.numResults;
  return (
    <header className="plp-heading">
      {listing?.category && (
        <Breadcrumb parents={listing.parentCategories} current={listing.category} />
      )}
      <h1 className="plp-heading__name" id={listingHeadingId} tabIndex={-1} dir="auto">
        {name}
      </h1>
      {count !== undefined && <Count count={count} isFetching={isFetching} />}
      {listing && <SearchNote listing={listing} url={url} />}
    </header>
  );
}

type CountProps = { readonly count: number; readonly isFetching: boolean };

function Count({ count, isFetching }: CountProps) {
  const texts = useTexts();
  // While placeholders replace no products the line is empty, and stays.
  const text = count === 0 && isFetching ? '\u00A0' : texts.counts.products(count);
  return <p className="plp-heading__count">{text}</p>;
}

type BreadcrumbProps = {
  readonly parents: readonly ListingCategory[];
  readonly current: ListingCategory;
};

function Breadcrumb({ parents, current }: BreadcrumbProps) {
  const texts = useTexts();
  const above = parents.filter(({ id }) => id !== current.id);
  if (above.length === 0) return null;
  return (
    <nav className="plp-breadcrumb" aria-label={texts.listing.breadcrumb}>
      <ol className="plp-breadcrumb__list">
        {above.map((category) => (
          <li key={category.id} className="plp-breadcrumb__step">
            <ListingLink
              change={categoryChange(category.id, parents)}
              className="plp-breadcrumb__link"
              dir="auto"
            >
              {category.displayName}
            </ListingLink>
            <Icon name="chevron-right" className="plp-breadcrumb__arrow" />
          </li>
        ))}
        <li className="plp-breadcrumb__step" aria-current="page">
          <VisuallyHidden>{`${texts.listing.youAreIn} `}</VisuallyHidden>
          <bdi>{current.displayName}</bdi>
        </li>
      </ol>
    </nav>
  );
}
