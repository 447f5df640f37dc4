import { memo, useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { optionFieldOf } from '../../listing-url/listing-form';
import { facetToggled } from '../../listing/navigation';
import { usePrefetch } from '../../listing/use-prefetch';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { OfferedValue } from '../offered-facets';

type FacetOptionProps = {
  readonly facetId: string;
  readonly facetSeoId: string;
  readonly value: OfferedValue;
  /** The listing after this option is pressed. */
  readonly href: string;
  /** A picture before the name: a colour disc or stars. */
  readonly picture?: ReactNode;
  readonly hasHiddenBox?: boolean;
};

/** One checkbox with its name and the number of products behind it. */
export const FacetOption = memo(function FacetOption(props: FacetOptionProps) {
  const { facetId, facetSeoId, value, href, picture, hasHiddenBox = false } = props;
  const id = useId();
  const dispatch = useDispatch();
  const prefetch = usePrefetch(value.isDisabled ? undefined : href);
  return (
    <li className="plp-option" {...prefetch}>
      <input
        type="checkbox"
        className={hasHiddenBox ? 'plp-option__box plp-option__box--hidden' : 'plp-option__box'}
        id={id}
        name={optionFieldOf(facetSeoId)}
        value={value.seoId}
        checked={value.isTicked}
        disabled={value.isDisabled}
        aria-describedby={`${id}-count`}
        onChange={() => dispatch(facetToggled({ kind: 'facet', facetId, optionId: value.id }))}
      />
      <label className="plp-option__label" htmlFor={id}>
        {picture}
        {value.name}
      </label>
      <span className="plp-option__count" id={`${id}-count`}>
        {value.count}
        <VisuallyHidden> {value.count === 1 ? 'product' : 'products'}</VisuallyHidden>
      </span>
    </li>
  );
});
