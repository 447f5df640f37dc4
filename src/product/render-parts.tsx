import type { CardPart, RenderParts } from './card-parts';

export const renderParts =
  (parts: readonly CardPart[]): RenderParts =>
  (place, product) =>
    parts.map(
      ({ place: at, Part }, index) =>
        at === place && (
          <div key={index} className={`plp-card__part plp-card__part--${place}`}>
            <Part product={product} />
          </div>
        ),
    );
