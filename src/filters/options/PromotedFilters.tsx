import { useSelector } from 'react-redux';
import { ListingLink } from '../../listing/ListingLink';
import { selectPromotedOptions } from '../known-facets-slice';
import { useFilterSections } from '../use-filter-sections';

const labelId = 'plp-promoted-label';

/** A few options of the facet that narrows the listing best, as links that select them or take them back. */
export function PromotedFilters() {
  const promoted = useSelector(selectPromotedOptions);
  const sections = useFilterSections();
  const section = sections.find(({ id }) => id === promoted?.facetId);
  if (!promoted || section?.kind !== 'facet') return null;
  const { facet } = section;
  const values = facet.values.filter(({ id }) => promoted.valueIds.includes(id));
  return (
    <>
      <p className="plp-promoted__label" id={labelId} dir="auto">
        {section.name}
      </p>
      <ul className="plp-promoted__options" aria-labelledby={labelId}>
        {values.map(({ id, name, isTicked, isDisabled }) => (
          <li key={id} dir="auto">
            {isDisabled ? (
              <span role="link" aria-disabled="true" className="plp-promoted__option">
                {name}
              </span>
            ) : (
              <ListingLink
                className="plp-promoted__option"
                change={{ kind: 'facet', facetId: facet.id, optionId: id }}
                aria-current={isTicked || undefined}
              >
                {name}
              </ListingLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
