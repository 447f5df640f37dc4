/** Replaces an area that could not be loaded or rendered: a text, and a link that reloads the page (docs/product.md, 14.2). */
import { useSelector } from 'react-redux';
import { selectLocation } from '../listing/listing-location';
import { useHref } from '../storefront/use-href';
import { useTexts } from '../storefront/use-language';
import { Alert } from '../ui/Alert';

export const BrokenPage = () => <BrokenArea text={useTexts().failure.page} />;

export const BrokenFilters = () => <BrokenArea text={useTexts().failure.filters} />;

function BrokenArea({ text }: { readonly text: string }) {
  const texts = useTexts();
  const href = useHref();
  const location = useSelector(selectLocation);
  return (
    <Alert variant="error">
      <div className="plp-failure-note">
        <p>{text}</p>
        {/* A plain link, since the page's scripts may not work. */}
        <a className="plp-button" href={href(location ? location.pathname + location.search : '/')}>
          {texts.failure.loadAgain}
        </a>
      </div>
    </Alert>
  );
}
