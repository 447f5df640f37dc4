import { Fragment, useState } from 'react';
import { selectAnnouncement } from '../chips/chips-slice';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../environment/use-environment';

/** Announces filter changes to screen readers only (docs/product.md, 10.3). */
export function FilterAnnouncer() {
  const texts = useTexts();
  const announcement = useAppSelector(selectAnnouncement);
  // A region that comes with the drawer would read out what has long been said.
  const [before] = useState(announcement);
  const { number, message, numResults } = announcement;
  return (
    <div className="plp-visually-hidden" role="status">
      {announcement !== before && (
        <Fragment key={number}>
          <p>{message}</p>
          {numResults !== undefined && <p>{texts.counts.results(numResults)}</p>}
        </Fragment>
      )}
    </div>
  );
}
