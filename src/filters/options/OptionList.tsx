import { memo, useState } from 'react';
import { isColourFacetId } from '../../listing-url/facet-id';
import type { FacetLook } from '../../catalogue/listing';
import { LazyContent } from '../../ui/LazyContent';
import { FacetOption } from './FacetOption';
import { ShowMore } from './ShowMore';
import { ValueSearch } from './ValueSearch';
import type { FacetFormProps } from '../facets/facet-forms';
import type { OfferedValue } from '../facets/offered-facets';
import { groupValues, matchingValues } from './value-lists';
import { useTexts } from '../../environment/use-environment';

const searchedFrom = 16;

/**
 * Renders the options of a facet as checkboxes: the first and the selected ones, and the further ones in their places
 * while "Show more" is open. Without scripting they follow the first ones. Long lists have a search box.
 */
export const OptionList = memo(function OptionList(props: FacetFormProps) {
  const texts = useTexts();
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { values, name, hasMore } = props.facet;
  const isSearched = words.trim() !== '';
  const matching = isSearched ? matchingValues(values, words) : values;
  const further = values.filter(isFurther);
  const isWhole = isSearched || isOpen;
  const shown = isWhole ? matching : values.filter((value) => !isFurther(value));
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
      <div className="plp-option-list" role="group" aria-label={name}>
        <Options {...props} values={shown} />
        {hasMore && !isSearched && (
          <ShowMore count={further.length} name={name} isOpenAtStart={isOpen} onToggle={setOpen}>
            {!isOpen && (
              <LazyContent loading={texts.listing.loading}>
                <OptionRows {...props} values={further} />
              </LazyContent>
            )}
          </ShowMore>
        )}
      </div>
    </>
  );
});

const isFurther = (value: OfferedValue) => !value.isFirst && !value.isTicked;

type OptionsProps = FacetFormProps & { readonly values: readonly OfferedValue[] };

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

const classes: Readonly<Record<FacetLook, string>> = {
  list: 'plp-options',
  slider: 'plp-options',
  boxes: 'plp-options plp-options--boxes',
  swatches: 'plp-options plp-options--colours',
  toggle: 'plp-options plp-options--switches',
};

const OptionRows = ({
  facet: { id: facetId, seoId, match, form = isColourFacetId(facetId) ? 'swatches' : 'list' },
  values,
  limitNoteId,
}: OptionsProps) => (
  <ul className={classes[form]}>
    {values.map((value) => (
      <FacetOption
        key={value.seoId}
        facetId={facetId}
        facetSeoId={seoId}
        match={match}
        look={form}
        value={value}
        limitNoteId={value.isDisabled && value.count > 0 ? limitNoteId : undefined}
      />
    ))}
  </ul>
);
