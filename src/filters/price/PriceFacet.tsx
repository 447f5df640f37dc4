import { useMemo } from 'react';
import { currencyField, filledFieldOf } from '../../listing-url/form-fields';
import { facetOption } from '../../listing-url/option-identity';
import { writeRangeId } from '../../listing-url/range-option';
import { selectListingUrl } from '../../listing/listing-location';
import { selectShownCurrency } from '../../listing/shown-listing';
import { amountsOf } from '../../storefront/amounts';
import type { FacetFormProps } from '../facets/facet-forms';
import { OptionList } from '../options/OptionList';
import { bandsOf, isTypedRange, wholeRange } from './price-range';
import { priceScale } from './price-scale';
import { PriceBoxes } from './PriceBoxes';
import { PriceSlider } from './PriceSlider';
import { usePriceDraft } from './use-price-draft';
import { useAppSelector } from '../../store/hooks';
import { useLanguage } from '../../environment/use-environment';

/** Renders the price filter: a slider over a histogram, two boxes, and bands. Only the slider needs scripting. */
export function PriceFacet({ facet, limitNoteId }: FacetFormProps) {
  const language = useLanguage();
  const currencyCode = useAppSelector(selectShownCurrency);
  const amounts = amountsOf(language, currencyCode);
  const chosen = useAppSelector(selectListingUrl)?.facets.find(({ id }) => id === facet.id);
  const bands = useMemo(() => bandsOf(facet), [facet]);
  const whole = wholeRange(chosen);
  const range = usePriceDraft(facet.id, whole, amounts);
  const scale = priceScale(bands.values, facet.max);
  // A typed range replaces the selected options; with none selected it counts as one more option.
  const disabledBy = chosen ? undefined : limitNoteId;
  return (
    <>
      {scale && (
        <PriceSlider
          scale={scale}
          range={range}
          currencyCode={currencyCode}
          disabledBy={disabledBy}
        />
      )}
      <input type="hidden" name={currencyField} value={currencyCode} />
      {chosen && !isTypedRange(bands, chosen) && (
        <input
          type="hidden"
          name={filledFieldOf(facet.seoId)}
          value={facetOption(facet.id, writeRangeId(whole)).seoId}
        />
      )}
      <PriceBoxes
        facetSeoId={facet.seoId}
        mark={language.currencyMark(currencyCode)}
        amounts={amounts}
        range={range}
        disabledBy={disabledBy}
      />
      <OptionList facet={bands} limitNoteId={limitNoteId} />
    </>
  );
}
