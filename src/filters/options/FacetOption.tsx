import { memo, useId, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { FacetLook } from '../../catalogue/listing';
import { starsOf } from '../../catalogue/read-facets';
import { optionFieldOf, optionValueOf } from '../../listing-url/form-fields';
import { navigationOf } from '../../listing/navigation';
import { useNewTab } from '../../listing/use-new-tab';
import { usePrefetch } from '../../listing/use-prefetch';
import { Stars } from '../../ui/Stars';
import { useFailedPictures } from '../../ui/use-failed-pictures';
import type { OfferedFacet, OfferedValue } from '../facets/offered-facets';
import { optionChange } from '../facets/option-change';
import { ColourDisc } from './ColourDisc';
import { useAppDispatch } from '../../store/hooks';
import { useLanguage } from '../../environment/use-environment';

type FacetOptionProps = {
  readonly facetId: string;
  readonly facetSeoId: string;
  readonly match: OfferedFacet['match'];
  readonly look: FacetLook;
  readonly value: OfferedValue;
  /** Id of the sentence that says why the option is disabled. */
  readonly limitNoteId: string | undefined;
};

/**
 * Renders a checkbox with its name and its number of products. It is memoized, because a page has hundreds of options
 * and a click changes a few.
 */
export const FacetOption = memo(function FacetOption(props: FacetOptionProps) {
  const { facetId, facetSeoId, match, look, value, limitNoteId } = props;
  const { id: optionId, isTicked } = value;
  const { number, texts } = useLanguage();
  const id = useId();
  const dispatch = useAppDispatch();
  const change = useMemo(
    () => optionChange({ facetId, match }, { id: optionId, isTicked }),
    [facetId, match, optionId, isTicked],
  );
  const offered = value.isDisabled ? undefined : change;
  const prefetch = usePrefetch(offered);
  const newTab = useNewTab(offered);
  const isCovered = look === 'swatches' || look === 'boxes';
  return (
    <li className="plp-option" ref={prefetch} {...newTab}>
      <input
        type="checkbox"
        className={isCovered ? 'plp-option__box plp-option__box--hidden' : 'plp-option__box'}
        role={look === 'toggle' ? 'switch' : undefined}
        id={id}
        name={optionFieldOf(facetSeoId, match)}
        value={optionValueOf(facetId, value)}
        ref={(box) => {
          // WebKit resets the form of a restored page to its attributes, which React does not update.
          if (box) box.defaultChecked = isTicked;
        }}
        checked={isTicked}
        disabled={value.isDisabled}
        aria-label={`${value.name} ${number(value.count)} ${texts.counts.productNoun(value.count)}`}
        aria-describedby={limitNoteId}
        onChange={({ nativeEvent }) => {
          // React reports a change also for a click that opens another tab, which the browser then takes back.
          if (!nativeEvent.defaultPrevented) dispatch(navigationOf(change));
        }}
      />
      {look === 'swatches' && <Swatch value={value} />}
      {facetId === 'customerRating' && <Stars halves={2 * starsOf(value)} />}
      {/* The checkbox says all of it. Screen readers would read the name again after it, or without the count. */}
      <label className="plp-option__label" htmlFor={id} dir="auto" aria-hidden="true">
        {value.name}
      </label>
      <span className="plp-option__count" aria-hidden="true">
        {number(value.count)}
      </span>
    </li>
  );
}, arePropsEqual);

/** A picture that fails to load leaves the disc. */
function Swatch({ value: { name, swatch, imageSrc, isTicked } }: Pick<FacetOptionProps, 'value'>) {
  const { hasFailed, watch } = useFailedPictures();
  return imageSrc === undefined || hasFailed(imageSrc) ? (
    <ColourDisc name={name} swatch={swatch} isTicked={isTicked} />
  ) : (
    <img
      className="plp-disc"
      src={imageSrc}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      {...watch(imageSrc)}
    />
  );
}

function arePropsEqual(one: FacetOptionProps, other: FacetOptionProps): boolean {
  return (
    one.facetId === other.facetId &&
    one.facetSeoId === other.facetSeoId &&
    one.match === other.match &&
    one.look === other.look &&
    one.limitNoteId === other.limitNoteId &&
    shallowEqual(one.value, other.value)
  );
}
