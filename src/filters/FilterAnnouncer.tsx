import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { selectAnnouncement } from './chips/chips-slice';
import { useTexts } from '../storefront/use-language';

/** Announces filter changes to screen readers only (docs/product.md, 10.3). */
export function FilterAnnouncer() {
  const texts = useTexts();
  const { number, message, numResults } = useSelector(selectAnnouncement);
  return (
    <div className="plp-visually-hidden" role="status">
      <Fragment key={number}>
        <p>{message}</p>
        {numResults !== undefined && <p>{texts.counts.results(numResults)}</p>}
      </Fragment>
    </div>
  );
}
