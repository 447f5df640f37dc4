import { ListingLink } from '../../listing/ListingLink';
import { selectPromotedOptions } from '../facets/known-facets-slice';
import { optionChange } from '../facets/option-change';
import { useFilterSections } from '../facets/use-filter-sections';
import { useAppSelector } from '../../store/hooks';

const labelId = 'plp-promoted-label';

/** A few options of the facet that narrows the listing best, as links that select them or take them back. */
export function PromotedFilters() {
  const promoted = useAppSelector(selectPromotedOptions);
  const sections = useFilterSections();
  const section = sections.find(({ id }) => id === promoted?.facetId);
  if (!promoted || section?.kind !== 'facet') return null;
  const { facet } = section;
  const values = facet.values.filter(({ seoId }) => promoted.seoIds.includes(seoId));
  return (
    <>
      <p className="plp-promoted__label" id={labelId} dir="auto">
        {section.name}
      </p>
      <ul className="plp-promoted__options" aria-labelledby={labelId}>
        {values.map((value) => (
          <li key={value.seoId} dir="auto">
            {value.isDisabled ? (
              <span role="link" aria-disabled="true" className="plp-promoted__option">
                {value.name}
              </span>
            ) : (
              <ListingLink
                className="plp-promoted__option"
                change={optionChange({ facetId: facet.id, match: facet.match }, value)}
                aria-current={value.isTicked || undefined}
              >
                {value.name}
              </ListingLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
