import { useSelector } from 'react-redux';
import type { Listing } from '../catalogue/listing';
import { ListingLink } from '../listing/ListingLink';
import { selectListingUrl } from '../listing/listing-location';

type ListingHeadingProps = { readonly listing: Listing | undefined; readonly name: string };

/** The way to the listing and its name. */
export function ListingHeading({ listing, name }: ListingHeadingProps) {
  const url = useSelector(selectListingUrl);
  const parents = listing?.parentCategories ?? [];
  return (
    <div className="plp-heading">
      {url && parents.length > 0 && (
        <nav className="plp-heading__trail" aria-label="Breadcrumb">
          <ol>
            {parents.map(({ id, displayName }) => (
              <li key={id}>
                <ListingLink change={{ kind: 'category', categoryId: id }}>
                  {displayName}
                </ListingLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 className="plp-heading__name">{name}</h1>
    </div>
  );
}
