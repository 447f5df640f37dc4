import { useEffectEvent, useId, useLayoutEffect, type KeyboardEvent } from 'react';
import { maximumFieldOf, minimumFieldOf } from '../../listing-url/form-fields';
import type { RangeAmounts } from './range-amounts';
import type { RangeDraft } from './use-range-draft';
import { useTexts } from '../../environment/use-environment';

type RangeBoxesProps = {
  readonly facetSeoId: string;
  readonly amounts: RangeAmounts;
  readonly range: RangeDraft;
  /** Id of the sentence that says why they are disabled; undefined when they are not. */
  readonly disabledBy: string | undefined;
};

/** Renders the two boxes for the bounds, and what is wrong with one that holds no amount. */
export function RangeBoxes(props: RangeBoxesProps) {
  const { facetSeoId, amounts, range, disabledBy } = props;
  const { filterForms } = useTexts();
  const hint = filterForms.amountLike(amounts.write(1299.5));
  const { written, isMarked, type, commit, commitSoon } = range;
  const hintId = useId();
  const box = { disabledBy, hintId, isMarked, onCommit: commit };
  // Escape or Back in the drawer removes a box that has the focus, without a blur. Soon, since Back changes the history
  // at first.
  const leave = useEffectEvent(commitSoon);
  useLayoutEffect(() => () => leave(), []);
  return (
    <div className="plp-price-boxes">
      <RangeBox
        {...box}
        label={filterForms.minimum(amounts.mark)}
        name={minimumFieldOf(facetSeoId)}
        value={written.minimum}
        onChange={(minimum) => type({ minimum })}
      />
      <RangeBox
        {...box}
        label={filterForms.maximum(amounts.mark)}
        name={maximumFieldOf(facetSeoId)}
        value={written.maximum}
        onChange={(maximum) => type({ maximum })}
      />
      <p className="plp-price-boxes__problem" id={hintId} aria-live="assertive">
        {Object.values(written).some(isMarked) && hint}
      </p>
    </div>
  );
}

type RangeBoxProps = {
  readonly label: string;
  readonly name: string;
  /** Id of the sentence that says why it is disabled; undefined when it is not. */
  readonly disabledBy: string | undefined;
  /** Id of the sentence that says what is wrong with what is no amount. */
  readonly hintId: string;
  readonly value: string;
  readonly isMarked: (value: string) => boolean;
  readonly onChange: (value: string) => void;
  readonly onCommit: () => void;
};

function RangeBox(props: RangeBoxProps) {
  const { label, name, disabledBy, hintId, value, isMarked, onChange, onCommit } = props;
  const id = useId();
  const commitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // The surrounding form is submitted only without scripting.
    event.preventDefault();
    onCommit();
  };
  return (
    <div className="plp-price-box">
      <label className="plp-price-box__label" htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        className="plp-price-box__input"
        id={id}
        name={name}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabledBy !== undefined}
        aria-describedby={isMarked(value) ? hintId : disabledBy}
        aria-invalid={isMarked(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onCommit}
        onKeyDown={commitOnEnter}
      />
    </div>
  );
}
