import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { filledFieldOf, maximumFieldOf, minimumFieldOf } from '../../listing-url/form-fields';
import { facetOption } from '../../listing-url/option-identity';
import { writeRangeId } from '../../listing-url/range-option';
import { readWrittenRange, type WrittenRange } from '../../listing-url/written-range';
import { selectListingUrl } from '../../listing/listing-location';
import { selectShownCurrency } from '../../listing/shown-listing';
import { useLanguage } from '../../storefront/use-language';
import { useEarlyEntry } from '../../ui/use-early-entry';
import type { FacetFormProps } from '../facet-forms';
import { OptionList } from '../options/OptionList';
import { bandsOf, isTypedRange, wholeRange, writtenRange } from './price-range';
import { priceScale } from './price-scale';
import { PriceSlider } from './PriceSlider';
import { usePriceDraft, type PriceDraft } from './use-price-draft';

/** Renders the price filter: a slider over a histogram, two boxes, and bands. Only the slider needs scripting. */
export function PriceFacet({ facet, limitNoteId }: FacetFormProps) {
  const language = useLanguage();
  const { filterForms } = language.texts;
  const currencyCode = useSelector(selectShownCurrency);
  const range = usePriceDraft(facet.id);
  const chosen = useSelector(selectListingUrl)?.facets.find(({ id }) => id === facet.id);
  const bands = useMemo(() => bandsOf(facet), [facet]);
  const whole = wholeRange(chosen);
  const written = range.draft ?? writtenRange(whole.from, whole.to);
  const bounds = range.draft ? readWrittenRange(range.draft) : whole;
  const scale = priceScale(bands.values);
  // A typed range replaces the selected options; with none selected it counts as one more option.
  const disabledBy = chosen ? undefined : limitNoteId;
  const symbol = language.currencyMark(currencyCode);
  const box = { disabledBy, onCommit: range.commit };
  return (
    <>
      {scale && (
        <PriceSlider
          scale={scale}
          bounds={bounds}
          range={range}
          currencyCode={currencyCode}
          disabledBy={disabledBy}
        />
      )}
      {chosen && !isTypedRange(bands, chosen) && (
        <input
          type="hidden"
          name={filledFieldOf(facet.seoId)}
          value={facetOption(facet.id, writeRangeId(whole)).seoId}
        />
      )}
      <div ref={useTypedRange(written, range)} className="plp-price-boxes">
        <PriceBox
          {...box}
          label={filterForms.minimum(symbol)}
          name={minimumFieldOf(facet.seoId)}
          value={written.minimum}
          onChange={(minimum) => range.change({ ...written, minimum })}
        />
        <PriceBox
          {...box}
          label={filterForms.maximum(symbol)}
          name={maximumFieldOf(facet.seoId)}
          value={written.maximum}
          onChange={(maximum) => range.change({ ...written, maximum })}
        />
      </div>
      <OptionList facet={bands} limitNoteId={limitNoteId} />
    </>
  );
}

/** The ref of the boxes; what was typed into them before hydration, or when they go, takes effect. */
function useTypedRange(written: WrittenRange, range: PriceDraft) {
  const boxes = useRef<HTMLDivElement>(null);
  useEarlyEntry(() => {
    const entered = boxes.current ? enteredIn(boxes.current) : written;
    if (shallowEqual(entered, written)) return;
    range.change(entered);
    // Else the shopper is still typing.
    if (!boxes.current?.matches(':focus-within')) range.commit();
  });
  // Escape or Back in the drawer removes a box that has the focus, without a blur. Soon, since Back changes the history at first.
  const leave = useEffectEvent(() => {
    if (!boxes.current?.querySelector(':invalid')) range.commitSoon();
  });
  useLayoutEffect(() => () => leave(), []);
  return boxes;
}

function enteredIn(boxes: HTMLElement): WrittenRange {
  const [minimum = '', maximum = ''] = [...boxes.querySelectorAll('input')].map(
    ({ value }) => value,
  );
  return { minimum, maximum };
}

type PriceBoxProps = {
  readonly label: string;
  readonly name: string;
  /** Id of the sentence that says why it is disabled; undefined when it is not. */
  readonly disabledBy: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onCommit: () => void;
};

function PriceBox(props: PriceBoxProps) {
  const { label, name, disabledBy, value, onChange, onCommit } = props;
  const id = useId();
  const commitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // The surrounding form is submitted only without scripting.
    event.preventDefault();
    // Else the browser says what is wrong with the amount.
    if (event.currentTarget.reportValidity()) onCommit();
  };
  return (
    <div className="plp-price-box">
      <label className="plp-price-box__label" htmlFor={id}>
        {label}
      </label>
      <input
        type="number"
        className="plp-price-box__input"
        id={id}
        name={name}
        value={value}
        min="0"
        step="any"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabledBy !== undefined}
        aria-describedby={disabledBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => event.target.checkValidity() && onCommit()}
        onKeyDown={commitOnEnter}
      />
    </div>
  );
}
