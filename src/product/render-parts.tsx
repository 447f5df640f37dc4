import type { CardPart, RenderParts } from './card-parts';

export const renderParts =
  (parts: readonly CardPart[]): RenderParts =>
  (place, product) => {
    const atPlace = parts.filter(({ place: at }) => at === place);
    if (place !== 'action')
      return atPlace.map(({ Part }, index) => (
        <div key={index} className={`plp-card__part plp-card__part--${place}`}>
          <Part product={product} />
        </div>
      ));
    if (atPlace.length === 0) return null;
    return (
      <div className="plp-card__actions">
        {atPlace.map(({ Part }, index) => (
          <Part key={index} product={product} />
        ))}
      </div>
    );
  };
