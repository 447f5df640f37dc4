/** What stands in place of an area that could not be loaded or rendered: words, and a way to start again (docs/product.md, 14.2). */
import { useSelector } from 'react-redux';
import { selectLocation } from '../listing/listing-location';
import { failureTexts } from '../storefront/texts/page';
import { Alert } from '../ui/Alert';

export const BrokenPage = () => <BrokenArea text={failureTexts.page} />;

export const BrokenFilters = () => <BrokenArea text={failureTexts.filters} />;

function BrokenArea({ text }: { readonly text: string }) {
  const location = useSelector(selectLocation);
  return (
    <Alert variant="error">
      <div className="plp-failure-note">
        <p>{text}</p>
        {/* An ordinary link: nothing that runs in the page can be trusted to work. */}
        <a className="plp-button" href={location ? location.pathname + location.search : '/'}>
          {failureTexts.loadAgain}
        </a>
      </div>
    </Alert>
  );
}
