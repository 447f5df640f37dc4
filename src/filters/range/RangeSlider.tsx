import type { KeyboardEvent } from 'react';
import type { RangeAmounts } from './range-amounts';
import { amountAt, thumbsOf, type RangeScale } from './range-scale';
import type { RangeDraft } from './use-range-draft';
import { useTexts } from '../../environment/use-environment';

type RangeSliderProps = {
  readonly scale: RangeScale;
  readonly range: RangeDraft;
  readonly amounts: RangeAmounts;
  /** Id of the sentence that says why it is disabled; undefined when it is not. */
  readonly disabledBy: string | undefined;
};

/** Renders two native sliders on one track. A new range applies on release, on blur, or when the arrow keys pause. */
export function RangeSlider(props: RangeSliderProps) {
  const { filterForms } = useTexts();
  const { scale, range, amounts, disabledBy } = props;
  const { low, high } = thumbsOf(scale, range.bounds);
  const slideLow = (wanted: number) => {
    const position = Math.min(wanted, high - 1);
    range.slide({ from: position > 0 ? amountAt(scale, position) : undefined });
  };
  const slideHigh = (wanted: number) => {
    const position = Math.max(wanted, low + 1);
    range.slide({ to: position < scale.last ? amountAt(scale, position) : undefined });
  };
  const release = (event: KeyboardEvent) =>
    event.key === 'Enter' ? range.commit() : range.commitSoon();
  const shared = {
    min: 0,
    max: scale.last,
    disabled: disabledBy !== undefined,
    'aria-describedby': disabledBy,
    onBlur: range.commit,
    onPointerUp: range.commit,
    onTouchEnd: range.commit,
    onKeyUp: release,
  } as const;
  return (
    <div className="plp-price-slider">
      <Histogram scale={scale} low={low} high={high} />
      <div className="plp-price-slider__track">
        <input
          {...shared}
          type="range"
          // At the far end the thumbs overlap: the one that can still move is on top.
          className={`plp-price-slider__thumb${low > scale.last / 2 ? ' plp-price-slider__thumb--top' : ''}`}
          aria-label={amounts.thumbs.low}
          aria-valuetext={amounts.say(amountAt(scale, low))}
          value={low}
          onChange={(event) => slideLow(Number(event.target.value))}
        />
        <input
          {...shared}
          type="range"
          className="plp-price-slider__thumb"
          aria-label={amounts.thumbs.high}
          aria-valuetext={
            high === scale.last ? filterForms.noLimit : amounts.say(amountAt(scale, high))
          }
          value={high}
          onChange={(event) => slideHigh(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

type HistogramProps = { readonly scale: RangeScale; readonly low: number; readonly high: number };

const height = 40;
const lowestBar = 2;
const trackHeight = 2;
/** About so many in all: a band is several thin bars of one height. */
const thinBars = 20;
const barShare = 0.65;

function barsPath({ bars, last }: RangeScale): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return bars
    .filter(({ count }) => count > 0)
    .flatMap(({ start, end, count }) => {
      const tall = Math.max(lowestBar, Math.round((count / most) * height));
      const thin = Math.max(1, Math.round(((end - start) / last) * thinBars));
      const step = (end - start) / thin;
      return Array.from({ length: thin }, (_, place) => {
        const left = start + step * (place + (1 - barShare) / 2);
        return `M${left.toFixed(1)} ${height}v-${tall}h${(step * barShare).toFixed(1)}v${tall}`;
      });
    })
    .join('');
}

/** Renders the number of products of each band above the track, both in colour where a range is selected. */
function Histogram({ scale, low, high }: HistogramProps) {
  const { last } = scale;
  const shapes = (modifier: string) => (
    <>
      <path className={`plp-histogram__bar${modifier}`} d={barsPath(scale)} />
      <rect
        className={`plp-histogram__track${modifier}`}
        y={height}
        width={last}
        height={trackHeight}
      />
    </>
  );
  const view = { height: height + trackHeight, preserveAspectRatio: 'none' };
  const viewBox = (start: number, width: number) => `${start} 0 ${width} ${view.height}`;
  return (
    <svg
      className="plp-histogram"
      viewBox={viewBox(0, last)}
      {...view}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {shapes('')}
      {(low > 0 || high < last) && high > low && (
        <svg x={low} width={high - low} viewBox={viewBox(low, high - low)} {...view}>
          {shapes('--in')}
        </svg>
      )}
    </svg>
  );
}
