import { memo, useState } from 'react';
import { isColourFacetId } from '../../listing-url/facet-id';
import { FacetOption } from './FacetOption';
import { ShowMore } from './ShowMore';
import { ValueSearch } from './ValueSearch';
import type { OfferedFacet, OfferedValue } from '../offered-facets';
import { groupValues, matchingValues, shownAtFirst, splitValues } from './value-lists';

const searchedFrom = 16;

type OptionListProps = { readonly facet: OfferedFacet };

/** The options of a facet as checkboxes: the first eight, the rest on demand, a search box where there are many. */
export const OptionList = memo(function OptionList({ facet }: OptionListProps) {
  const [words, setWords] = useState('');
  const { values, name } = facet;
  const isSearched = words.trim() !== '';
  const matching = isSearched ? matchingValues(values, words) : values;
  const [first, rest] = isSearched ? [matching, []] : splitValues(values, shownAtFirst);
  return (
    <>
      {values.length >= searchedFrom && (
        <ValueSearch
          facetName={name}
          words={words}
          numMatching={matching.length}
          onChange={setWords}
        />
      )}
      <Options facet={facet} values={first} />
      {rest.length > 0 && (
        <ShowMore count={rest.length} name={name} isOpenAtStart={rest.some(isTicked)}>
          <Options facet={facet} values={rest} />
        </ShowMore>
      )}
    </>
  );
});

const isTicked = (value: OfferedValue) => value.isTicked;

type OptionsProps = OptionListProps & { readonly values: readonly OfferedValue[] };

const Options = ({ facet, values }: OptionsProps) =>
  groupValues(values).map(({ group, items }) =>
    group === undefined ? (
      <OptionRows key="" facet={facet} values={items} />
    ) : (
      <div key={group} role="group" aria-label={group} className="plp-option-group">
        <p className="plp-option-group__heading" aria-hidden="true">
          {group}
        </p>
        <OptionRows facet={facet} values={items} />
      </div>
    ),
  );

function OptionRows({ facet: { id: facetId, seoId }, values }: OptionsProps) {
  return (
    <ul className={isColourFacetId(facetId) ? 'plp-options plp-options--colours' : 'plp-options'}>
      {values.map((value) => (
        <FacetOption key={value.id} facetId={facetId} facetSeoId={seoId} value={value} />
      ))}
    </ul>
  );
}
