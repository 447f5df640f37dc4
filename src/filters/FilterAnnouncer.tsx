import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { countTexts } from '../storefront/texts/counts';
import { selectAnnouncement } from './chips/chips-slice';

/** Announces filter changes to screen readers only (docs/product.md, 10.3). */
export function FilterAnnouncer() {
  const { number, message, numResults } = useSelector(selectAnnouncement);
  return (
    <div className="plp-visually-hidden" role="status">
      <Fragment key={number}>
        <p>{message}</p>
        {numResults !== undefined && <p>{countTexts.results(numResults)}</p>}
      </Fragment>
    </div>
  );
}
