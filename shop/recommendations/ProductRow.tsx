import type { ReactNode } from 'react';
import { useEnglish } from '../pages/English';
import { noTitle } from './no-title';
import type { Tile } from './tile';
import { TilePicture } from './TilePicture';
import { TileSaveButton, type SaveTexts } from './TileSaveButton';

type ProductRowProps = {
  readonly id: string;
  readonly heading: string;
  /** Next to the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Products side by side, which scroll where there is no room for all. */
export const ProductRow = ({ id, heading, action, children }: ProductRowProps) => (
  <section className="plp-shop-row" aria-labelledby={id}>
    <div className="plp-shop-row__head">
      <h2 className="plp-shop-row__heading" id={id} lang={useEnglish()}>
        {heading}
      </h2>
      {action}
    </div>
    <ul className="plp-shop-row__products" aria-labelledby={id}>
      {children}
    </ul>
  </section>
);

type ProductTileProps = { readonly tile?: Tile; readonly saveTexts?: SaveTexts | undefined };

/** Without a product it is the template that `client/fill-in.ts` fills, out of reach until then. */
export const ProductTile = ({ tile, saveTexts }: ProductTileProps) => (
  <li className="plp-shop-tile" inert={!tile}>
    <div className="plp-shop-tile__picture">
      <TilePicture className="plp-shop-tile__image" tile={tile} />
    </div>
    <h3 className="plp-shop-tile__title" dir="auto">
      <a className="plp-shop-tile__link" href={tile?.href} data-part="title">
        {tile?.texts.title ?? noTitle}
      </a>
    </h3>
    <p className="plp-shop-tile__price">
      <bdi data-part="price">{tile?.texts.price}</bdi>
      <bdi className="plp-shop-tile__unit" data-part="unit">
        {tile?.texts.unit}
      </bdi>
    </p>
    <TileSaveButton tile={tile} texts={saveTexts} />
  </li>
);
