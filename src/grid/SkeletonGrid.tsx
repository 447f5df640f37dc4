/** Fills the first screen of a phone and of a wide screen. */
const cells = Array.from({ length: 8 }, (_cell, index) => index);

/** Where the cards are going to be while the first listing is awaited; nothing for those who cannot see it. */
export const SkeletonGrid = () => (
  <div className="plp-grid" aria-hidden="true">
    {cells.map((cell) => (
      <div key={cell} className="plp-grid__cell plp-skeleton" />
    ))}
  </div>
);
