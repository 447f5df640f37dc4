import type { ReactNode } from 'react';
import { useHref } from '../../src/environment/use-environment';
import { English } from './English';
import type { ProductVariant } from './product-variant';

type ChoicesProps = { readonly name: ReactNode; readonly children: ReactNode };

/** What a product comes in: its colours, its sizes. */
const Choices = ({ name, children }: ChoicesProps) => (
  <section className="plp-shop-product__choices">
    <h2 dir="auto">{name}</h2>
    <ul className="plp-shop-product__values">{children}</ul>
  </section>
);

type ChoiceProps = {
  readonly url?: string;
  readonly isChosen?: boolean;
  readonly children: ReactNode;
};

/** Leads to the page of the product in this colour or size. */
function Choice({ url, isChosen, children }: ChoiceProps) {
  const href = useHref();
  const className = 'plp-shop-product__choice';
  return (
    <li>
      {url === undefined ? (
        <span className={className}>{children}</span>
      ) : (
        <a className={className} href={href(url)} aria-current={isChosen ? 'true' : undefined}>
          {children}
        </a>
      )}
    </li>
  );
}

export function Colours({ colours }: Pick<ProductVariant, 'colours'>) {
  if (colours.length === 0) return null;
  return (
    <Choices name={<English>{colours.length === 1 ? 'Colour' : 'Colours'}</English>}>
      {colours.map(({ swatch: { displayName, imageSrc, colour }, ...choice }, index) => (
        <Choice key={index} {...choice}>
          {imageSrc === undefined ? (
            colour !== undefined && (
              <svg className="plp-shop-product__disc" color={colour} aria-hidden="true" />
            )
          ) : (
            <img className="plp-shop-product__disc" src={imageSrc} alt="" width={28} height={28} />
          )}
          <bdi>{displayName}</bdi>
        </Choice>
      ))}
    </Choices>
  );
}

export const Sizes = ({ sizes }: Pick<ProductVariant, 'sizes'>) =>
  sizes.map(({ name, values }) => (
    <Choices key={name} name={name}>
      {values.map(({ text, ...choice }) => (
        <Choice key={text} {...choice}>
          <bdi>{text}</bdi>
        </Choice>
      ))}
    </Choices>
  ));
