import { Icon } from '../../ui/Icon';
import { useTexts } from '../../environment/use-environment';

type ValueSearchProps = {
  readonly facetName: string;
  readonly words: string;
  readonly numMatching: number;
  readonly onChange: (words: string) => void;
};

/** Renders a box that narrows a long list of values. It has no name, so that the form does not send it. */
export function ValueSearch({ facetName, words, numMatching, onChange }: ValueSearchProps) {
  const texts = useTexts();
  const searched = words.trim();
  const isFound = numMatching > 0;
  const label = texts.filterForms.search(facetName);
  return (
    <div className="plp-value-search">
      <Icon name="search" className="plp-value-search__icon" />
      <input
        type="search"
        className="plp-value-search__box"
        value={words}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter submits the surrounding form by default.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={isFound ? 'plp-visually-hidden' : 'plp-value-search__note'} role="status">
        {searched !== '' &&
          (isFound
            ? texts.filterForms.someMatch(numMatching, facetName, searched)
            : texts.filterForms.noMatch(facetName, searched))}
      </p>
    </div>
  );
}
