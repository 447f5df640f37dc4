import type { Texts } from '../../src/storefront/texts/texts';
import { noTitle } from './no-title';
import type { Tile } from './tile';

export type SaveTexts = Pick<Texts['product'], 'saved' | 'saveForLater'>;

type TileSaveButtonProps = {
  readonly tile: Tile | undefined;
  /** Undefined where products cannot be saved. */
  readonly texts: SaveTexts | undefined;
};

/** The heart of a card for a product that is recommended; `saved-page/client/save-button.ts` makes it work. */
export const TileSaveButton = ({ tile, texts }: TileSaveButtonProps) =>
  texts && (
    <>
      <button
        type="button"
        className="plp-save-button plp-shop-save"
        value={tile?.productId}
        aria-label={texts.saveForLater(tile?.texts.title ?? noTitle)}
        aria-pressed="false"
        data-colour={tile?.colour}
        data-saved={texts.saved(noTitle)}
        data-unsaved={texts.saveForLater(noTitle)}
        data-part="save"
      />
      <p className="plp-shop-product__problem" />
    </>
  );
