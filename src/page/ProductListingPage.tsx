import { useSelector } from 'react-redux';
import { selectListingUrl } from '../listing/listing-location';
import { selectShownListing } from '../listing/shown-listing';
import { ProductCard } from '../product/ProductCard';
import { ListingHeading } from '../results-bar/ListingHeading';
import { PageSizes } from '../results-bar/PageSizes';
import { Pagination } from '../results-bar/Pagination';
import { ResultsCount } from '../results-bar/ResultsCount';
import { SortSelect } from '../results-bar/SortSelect';
import { listingName } from './listing-seo';

/** The whole page: filters at the side, the listing with its controls beside them. */
export function ProductListingPage() {
  const url = useSelector(selectListingUrl);
  const listing = useSelector(selectShownListing);
  if (!url) return null;
  return (
    <div className="plp-page">
      <ListingHeading listing={listing} name={listingName(url, listing)} />
      {listing && (
        <>
          <SortSelect />
          <ResultsCount listing={listing} isHeader />
          <PageSizes numResults={listing.numResults} />
          <ul>
            {listing.products.map((product, index) => (
              <li key={product.productId}>
                <ProductCard product={product} brandName={product.brand} position={index} />
              </li>
            ))}
          </ul>
          <Pagination numResults={listing.numResults} resultsPerPage={listing.resultsPerPage} />
        </>
      )}
    </div>
  );
}
