/** What stands in place of an area that could not be loaded or rendered: words, and a way to start again (docs/product.md, 14.2). */
import { useSelector } from 'react-redux';
import { selectLocation } from '../listing/listing-location';
import { Alert } from '../ui/Alert';

export const BrokenPage = () => (
  <BrokenArea text="Something went wrong on this page. We have been told about it, and loading the page again often helps." />
);

export const BrokenFilters = () => <BrokenArea text="The filters could not be loaded." />;

function BrokenArea({ text }: { readonly text: string }) {
  const location = useSelector(selectLocation);
  return (
    <Alert variant="error">
      <div className="plp-failure-note">
        <p>{text}</p>
        {/* An ordinary link: nothing that runs in the page can be trusted to work. */}
        <a className="plp-button" href={location ? location.pathname + location.search : '/'}>
          Load the page again
        </a>
      </div>
    </Alert>
  );
}
