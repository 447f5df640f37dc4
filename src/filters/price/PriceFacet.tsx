import { useId, useMemo, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { maximumFieldOf, minimumFieldOf } from '../../listing-url/listing-form';
import { selectListingUrl } from '../../listing/listing-location';
import { selectBrand } from '../../listing/storefront-slice';
import { currencySymbol } from '../../storefront/money';
import type { OfferedFacet } from '../offered-facets';
import { OptionList } from '../options/OptionList';
import { bandsOf, ownRange, readWrittenRange, wholeRange, writtenRange } from './price-range';
import { priceScale } from './price-scale';
import { PriceSlider } from './PriceSlider';
import { usePriceDraft } from './use-price-draft';

type PriceFacetProps = { readonly facet: OfferedFacet };

/** Price as a slider over a histogram, two boxes, and bands; the boxes alone do (they need no scripting). */
export function PriceFacet({ facet }: PriceFacetProps) {
  const { currencyCode } = useSelector(selectBrand);
  const range = usePriceDraft(facet.id);
  const chosen = useSelector(selectListingUrl)?.facets.find(({ id }) => id === facet.id);
  const bands = useMemo(() => bandsOf(facet), [facet]);
  const own = ownRange(bands, chosen);
  const written = range.draft ?? writtenRange(own.from, own.to);
  const bounds = range.draft ? readWrittenRange(range.draft) : wholeRange(chosen);
  const scale = useMemo(() => priceScale(bands.values), [bands]);
  const box = { symbol: currencySymbol(currencyCode), onCommit: range.commit };
  return (
    <>
      {scale && (
        <PriceSlider scale={scale} bounds={bounds} range={range} currencyCode={currencyCode} />
      )}
      <div className="plp-price-boxes">
        <PriceBox
          {...box}
          label="Minimum"
          name={minimumFieldOf(facet.seoId)}
          value={written.minimum}
          onChange={(minimum) => range.change({ ...written, minimum })}
        />
        <PriceBox
          {...box}
          label="Maximum"
          name={maximumFieldOf(facet.seoId)}
          value={written.maximum}
          onChange={(maximum) => range.change({ ...written, maximum })}
        />
      </div>
      <OptionList facet={bands} />
    </>
  );
}

type PriceBoxProps = {
  readonly label: string;
  readonly name: string;
  readonly symbol: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onCommit: () => void;
};

function PriceBox({ label, name, symbol, value, onChange, onCommit }: PriceBoxProps) {
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around the facets is for pages without scripting.
    event.preventDefault();
    onCommit();
  };
  return (
    <div className="plp-price-box">
      <label className="plp-price-box__label" htmlFor={id}>
        {label} ({symbol})
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
        onChange={(event) => onChange(event.target.value)}
        onBlur={onCommit}
        onKeyDown={press}
      />
    </div>
  );
}
