import type { Tile } from './tile';

/** The heart of a card for a product that is recommended; `saved-page/client/save-button.ts` makes it work. */
export const TileSaveButton = ({ tile }: { readonly tile: Tile | undefined }) => (
  <button
    type="button"
    className="plp-save-button plp-shop-save"
    value={tile?.productId}
    aria-label={tile?.saveNames.unsaved}
    aria-pressed="false"
    data-colour={tile?.colour}
    data-saved={tile?.saveNames.saved}
    data-unsaved={tile?.saveNames.unsaved}
    data-part="save"
  />
);
