/** What stands in place of an area that could not be loaded or rendered: words, and a way to start again (decision 40). */
import { useSelector } from 'react-redux';
import { FallbackPanel } from '../grid/FallbackPanel';
import { selectLocation } from '../listing/listing-location';
import { Alert } from '../ui/Alert';

const pageTexts = {
  heading: 'Something went wrong on this page',
  text: 'We have been told about it. Loading the page again often helps.',
};

export const BrokenPage = () => (
  <FallbackPanel words={pageTexts} isFailure>
    <LoadAgain />
  </FallbackPanel>
);

export const BrokenFilters = () => (
  <Alert variant="error">
    <p>The filters could not be loaded.</p>
    <LoadAgain />
  </Alert>
);

/** An ordinary link: nothing that runs in the page can be trusted to work. */
function LoadAgain() {
  const location = useSelector(selectLocation);
  return (
    <a
      className="plp-button plp-button--primary"
      href={location ? location.pathname + location.search : '/'}
    >
      Load the page again
    </a>
  );
}
