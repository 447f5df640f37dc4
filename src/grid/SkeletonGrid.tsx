/** Whole rows of two, three and four. */
const cells = Array.from({ length: 12 }, (_cell, index) => index);

/** Placeholder cards while the first listing is pending, hidden from screen readers. */
export const SkeletonGrid = () => (
  <div className="plp-grid" aria-hidden="true">
    {cells.map((cell) => (
      <div key={cell} className="plp-grid__cell plp-skeleton" />
    ))}
  </div>
);
