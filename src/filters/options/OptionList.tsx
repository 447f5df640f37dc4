import { memo, useState } from 'react';
import { isColourFacetId } from '../../listing-url/facet-id';
import { FacetOption } from './FacetOption';
import { ShowMore } from './ShowMore';
import { ValueSearch } from './ValueSearch';
import type { FacetFormProps } from '../facet-forms';
import type { OfferedValue } from '../offered-facets';
import { groupValues, matchingValues } from './value-lists';

const searchedFrom = 16;

/**
 * Renders the options of a facet as checkboxes: the first and the selected ones, the others in their places while "Show
 * more" is open. Long lists have a search box.
 */
export const OptionList = memo(function OptionList(props: FacetFormProps) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { values, name, hasMore } = props.facet;
  const isSearched = words.trim() !== '';
  const matching = isSearched ? matchingValues(values, words) : values;
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
      <div className="plp-option-list">
        <Options {...props} values={matching} isWhole={isSearched} isOpen={isOpen} />
        {hasMore && !isSearched && (
          <ShowMore
            count={values.filter(isMore).length}
            name={name}
            isOpenAtStart={isOpen}
            onToggle={setOpen}
          />
        )}
      </div>
    </>
  );
});

const isMore = (value: OfferedValue) => !value.isFirst && !value.isTicked;

type OptionsProps = FacetFormProps & {
  readonly values: readonly OfferedValue[];
  /** Shows all values, whether or not "Show more" is open. */
  readonly isWhole: boolean;
  readonly isOpen: boolean;
};

const Options = (props: OptionsProps) =>
  groupValues(props.values).map(({ group, items }) =>
    group === undefined ? (
      <OptionRows {...props} key="" values={items} />
    ) : (
      <div
        key={group}
        role="group"
        aria-label={group}
        className={
          !props.isWhole && items.every(isMore)
            ? 'plp-option-group plp-option-group--more'
            : 'plp-option-group'
        }
      >
        <p className="plp-option-group__heading" aria-hidden="true">
          {group}
        </p>
        <OptionRows {...props} values={items} />
      </div>
    ),
  );

function OptionRows({ facet: { id: facetId, seoId }, values, ...props }: OptionsProps) {
  const { limitNoteId, isWhole, isOpen } = props;
  return (
    <ul className={isColourFacetId(facetId) ? 'plp-options plp-options--colours' : 'plp-options'}>
      {values.map((value) => (
        <FacetOption
          key={value.id}
          facetId={facetId}
          facetSeoId={seoId}
          value={value}
          isMore={!isWhole && isMore(value)}
          isHidden={!isWhole && !isOpen && isMore(value)}
          limitNoteId={value.isDisabled && value.count > 0 ? limitNoteId : undefined}
        />
      ))}
    </ul>
  );
}
