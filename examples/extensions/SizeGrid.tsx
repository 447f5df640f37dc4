import {
  facetToggled,
  optionFieldOf,
  useDispatch,
  type FacetFormProps,
} from 'product-listing-page';

/** The sizes as a grid of boxes. Each is a checkbox, which a form without scripting sends. */
export function SizeGrid({ facet, limitNoteId }: FacetFormProps) {
  const dispatch = useDispatch();
  return (
    <ul className="size-grid">
      {facet.values.map(({ id, seoId, name, isTicked, isDisabled }) => (
        <li key={id}>
          <label className="size-grid__label">
            <input
              type="checkbox"
              className="size-grid__box"
              name={optionFieldOf(facet.seoId)}
              value={seoId}
              checked={isTicked}
              disabled={isDisabled}
              aria-describedby={isDisabled ? limitNoteId : undefined}
              onChange={() =>
                dispatch(facetToggled({ kind: 'facet', facetId: facet.id, optionId: id }))
              }
            />
            <span className="size-grid__size">{name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
