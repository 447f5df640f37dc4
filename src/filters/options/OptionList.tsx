import { memo, useState } from 'react';
import { isColourFacetId } from '../../listing-url/facet-id';
import { FacetOption } from './FacetOption';
import { ShowMore } from './ShowMore';
import { ValueSearch } from './ValueSearch';
import type { OfferedFacet, OfferedValue } from '../offered-facets';
import { groupValues, matchingValues, shownAtFirst, splitValues } from './value-lists';

const searchedFrom = 16;

type OptionListProps = {
  readonly facet: OfferedFacet;
  /** Id of the sentence that says why no further option can be selected. */
  readonly limitNoteId: string | undefined;
};

/** Renders the options of a facet as checkboxes: the first eight, the rest on demand, with a search box for long lists. */
export const OptionList = memo(function OptionList(props: OptionListProps) {
  const [words, setWords] = useState('');
  const { values, name } = props.facet;
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
      <Options {...props} values={first} />
      {rest.length > 0 && (
        <ShowMore count={rest.length} name={name} isOpenAtStart={rest.some(isTicked)}>
          <Options {...props} values={rest} />
        </ShowMore>
      )}
    </>
  );
});

const isTicked = (value: OfferedValue) => value.isTicked;

type OptionsProps = OptionListProps & { readonly values: readonly OfferedValue[] };

const Options = (props: OptionsProps) =>
  groupValues(props.values).map(({ group, items }) =>
    group === undefined ? (
      <OptionRows {...props} key="" values={items} />
    ) : (
      <div key={group} role="group" aria-label={group} className="plp-option-group">
        <p className="plp-option-group__heading" aria-hidden="true">
          {group}
        </p>
        <OptionRows {...props} values={items} />
      </div>
    ),
  );

function OptionRows({ facet: { id: facetId, seoId }, values, limitNoteId }: OptionsProps) {
  return (
    <ul className={isColourFacetId(facetId) ? 'plp-options plp-options--colours' : 'plp-options'}>
      {values.map((value) => (
        <FacetOption
          key={value.id}
          facetId={facetId}
          facetSeoId={seoId}
          value={value}
          limitNoteId={value.isDisabled && value.count > 0 ? limitNoteId : undefined}
        />
      ))}
    </ul>
  );
}
