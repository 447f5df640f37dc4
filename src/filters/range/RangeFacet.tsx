import { useMemo } from 'react';
import { currencyField, filledFieldOf } from '../../listing-url/form-fields';
import { facetOption } from '../../listing-url/option-identity';
import { writeRangeId } from '../../listing-url/range-option';
import { selectListingUrl } from '../../listing/listing-location';
import { selectShownCurrency } from '../../listing/shown-listing';
import type { FacetFormProps } from '../facets/facet-forms';
import { OptionList } from '../options/OptionList';
import { bandsOf, isTypedRange, wholeRange } from './chosen-range';
import { rangeScale } from './range-scale';
import { rangeAmounts } from './range-amounts';
import { RangeBoxes } from './RangeBoxes';
import { RangeSlider } from './RangeSlider';
import { useRangeDraft } from './use-range-draft';
import { useAppSelector } from '../../store/hooks';
import { useLanguage } from '../../environment/use-environment';

/** Renders a range: a slider over a histogram, two boxes, and bands. Only the slider needs scripting. */
export function RangeFacet({ facet, limitNoteId }: FacetFormProps) {
  const language = useLanguage();
  const currencyCode = useAppSelector(selectShownCurrency);
  const amounts = rangeAmounts(facet, { language, currencyCode });
  const chosen = useAppSelector(selectListingUrl)?.facets.find(({ id }) => id === facet.id);
  const bands = useMemo(() => bandsOf(facet), [facet]);
  const whole = wholeRange(chosen);
  const range = useRangeDraft(facet.id, whole, amounts);
  const scale = rangeScale(bands.values, facet.max);
  // A typed range replaces the selected options; with none selected it counts as one more option.
  const disabledBy = chosen ? undefined : limitNoteId;
  return (
    <>
      {scale && (
        <RangeSlider scale={scale} range={range} amounts={amounts} disabledBy={disabledBy} />
      )}
      <input type="hidden" name={currencyField} value={currencyCode} />
      {chosen && !isTypedRange(bands, chosen) && (
        <input
          type="hidden"
          name={filledFieldOf(facet.seoId)}
          value={facetOption(facet.id, writeRangeId(whole)).seoId}
        />
      )}
      <RangeBoxes
        facetSeoId={facet.seoId}
        amounts={amounts}
        range={range}
        disabledBy={disabledBy}
      />
      <OptionList facet={bands} limitNoteId={limitNoteId} />
    </>
  );
}
