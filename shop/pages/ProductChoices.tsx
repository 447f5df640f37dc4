import type { ReactNode } from 'react';
import type { Product } from '../../src/catalogue/product';
import { English } from './English';
import type { ProductView } from './product-views';

type ChoicesProps = { readonly name: ReactNode; readonly children: ReactNode };

/** What a product comes in: its colours, its sizes. */
export const Choices = ({ name, children }: ChoicesProps) => (
  <section className="plp-shop-product__choices">
    <h2 dir="auto">{name}</h2>
    <ul className="plp-shop-product__values">{children}</ul>
  </section>
);

type ColoursProps = Pick<Product, 'swatches'> & {
  readonly views: readonly ProductView[];
};

/** A colour with a picture of its own shows that picture. */
export function Colours({ swatches, views }: ColoursProps) {
  if (swatches.length === 0) return null;
  return (
    <Choices name={<English>{swatches.length === 1 ? 'Colour' : 'Colours'}</English>}>
      {swatches.map(({ displayName, imageSrc, colour }, index) => {
        const view = views.find(({ colour }) => colour === displayName);
        const content = (
          <>
            {imageSrc === undefined ? (
              colour !== undefined && (
                <svg className="plp-shop-product__disc" color={colour} aria-hidden="true" />
              )
            ) : (
              <img
                className="plp-shop-product__disc"
                src={imageSrc}
                alt=""
                width={28}
                height={28}
              />
            )}
            <bdi>{displayName}</bdi>
          </>
        );
        return (
          <li key={index}>
            {view && views.length > 1 ? (
              <label
                className="plp-shop-product__colour plp-shop-product__colour--pictured"
                htmlFor={view.id}
              >
                {content}
              </label>
            ) : (
              <span className="plp-shop-product__colour">{content}</span>
            )}
          </li>
        );
      })}
    </Choices>
  );
}
