import { useEffect, useRef, type MouseEvent } from 'react';
import { goBack } from 'redux-first-history';
import { resultsHeaderId } from '../../listing/element-ids';
import { ListingLink } from '../../listing/ListingLink';
import { focusFirst } from '../../ui/focus-first';
import { Icon } from '../../ui/Icon';
import type { Chip } from './chip-labels';
import { useChips } from './use-chips';
import { selectIsUndoOffered } from './chips-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useTexts } from '../../environment/use-environment';

const undoId = 'plp-undo-clear';
const clearedId = 'plp-cleared';

type FilterChipsProps = {
  /** The id of the dialog that they are in, whose history entry is in the way of a step that undoes "Clear All". */
  readonly dialogId?: string;
};

/** Renders one chip for each selected option, and "Clear All". Each is a link that removes what it names. */
export function FilterChips({ dialogId = '' }: FilterChipsProps) {
  const texts = useTexts();
  const chips = useChips();
  const isUndoOffered = useAppSelector(selectIsUndoOffered);
  const focusNext = useFocusAfter(chips);
  // The chips of the page are there too.
  const chipId = (chip: Chip | undefined) => `${dialogId}plp-chip-${chip?.key ?? ''}`;
  if (chips.length === 0) {
    return isUndoOffered && !dialogId ? (
      <ClearedMessage onUndo={focusNext(resultsHeaderId)} />
    ) : null;
  }
  return (
    <ul className="plp-chips" aria-label={texts.filters.selected}>
      {chips.map((chip, index) => (
        <li key={chip.key}>
          <ListingLink
            className="plp-chip"
            id={chipId(chip)}
            aria-label={texts.filters.remove(chip.label, chip.facetName)}
            change={{ kind: 'facet', facetId: chip.facetId, optionId: chip.optionId }}
            onClick={focusNext(
              chipId(chips[index + 1]),
              chipId(chips[index - 1]),
              dialogId,
              resultsHeaderId,
            )}
          >
            <bdi>{chip.label}</bdi>
            <Icon name="close" />
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink
          className="plp-chip plp-chip--clear"
          change={{ kind: 'clear_all' }}
          onClick={focusNext(undoId, dialogId, resultsHeaderId)}
        >
          {texts.filters.clearAll}
        </ListingLink>
      </li>
    </ul>
  );
}

type ClearedMessageProps = { readonly onUndo: () => void };

/** One step back in history undoes "Clear All". */
function ClearedMessage({ onUndo }: ClearedMessageProps) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const undo = (event: MouseEvent) => {
    // The second click of a double click on "Clear All", in whose place the button may stand.
    if (event.detail < 2) {
      onUndo();
      dispatch(goBack());
    }
  };
  return (
    <p className="plp-cleared">
      {/* The button with the focus says it: what comes with its region, a screen reader does not announce. */}
      <span id={clearedId}>{texts.filterChanges.cleared}</span>
      <button
        type="button"
        className="plp-button"
        id={undoId}
        aria-describedby={clearedId}
        onClick={undo}
      >
        {texts.filterChanges.undo}
      </button>
    </p>
  );
}

/** Returns click handlers that move focus once the chips have changed, because the clicked chip is then removed. */
function useFocusAfter(chips: readonly Chip[]) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    focusFirst(wanted.current);
    wanted.current = [];
  }, [chips]);
  return (...elementIds: readonly string[]) =>
    () => {
      wanted.current = elementIds;
    };
}
