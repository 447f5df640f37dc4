import type { ReactNode } from 'react';
import type { Swatch } from '../../src/catalogue/product';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import { useEnvironment, useHref, useLanguage } from '../../src/environment/use-environment';
import { English } from './English';
import type { ProductVariant } from './product-variant';
import { smallSource } from './product-views';

type ChoicesProps = {
  readonly name: ReactNode;
  /** Of the choice that the page shows. */
  readonly chosen: string | undefined;
  /** Its choices have pictures above their names. */
  readonly isPictured?: boolean;
  readonly children: ReactNode;
};

const withModifier = (name: string, isPictured = false): string =>
  isPictured ? `${name} ${name}--pictured` : name;

/** What a product comes in: its colours, its sizes. */
const Choices = ({ name, chosen, isPictured, children }: ChoicesProps) => (
  <section className="plp-shop-product__choices">
    <h2 dir="auto">
      {name}
      {chosen !== undefined && (
        <>
          {': '}
          <bdi className="plp-shop-product__chosen">{chosen}</bdi>
        </>
      )}
    </h2>
    <ul className={withModifier('plp-shop-product__values', isPictured)}>{children}</ul>
  </section>
);

type ChoiceProps = {
  readonly url?: string;
  readonly isChosen?: boolean;
  /** Has a picture above its name. */
  readonly isPictured?: boolean;
  readonly children: ReactNode;
};

/** Leads to the page of the product in this colour or size. */
function Choice({ url, isChosen, isPictured, children }: ChoiceProps) {
  const href = useHref();
  const className = withModifier('plp-shop-product__choice', isPictured);
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
  const chosen = colours.find(({ isChosen = colours.length === 1 }) => isChosen);
  return (
    <Choices name={<English>Colour</English>} chosen={chosen?.swatch.displayName} isPictured>
      {colours.map(({ swatch, ...choice }, index) => (
        <Choice key={index} {...choice} isPictured>
          <ColourPicture swatch={swatch} />
          <bdi>{swatch.displayName}</bdi>
        </Choice>
      ))}
    </Choices>
  );
}

/** The product in this colour; else a sample of the colour. */
function ColourPicture({ swatch }: { readonly swatch: Swatch }) {
  const { imageSizes } = useEnvironment();
  const { productImageSrc, imageSrc, colour } = swatch;
  const className = 'plp-shop-product__colour';
  if (productImageSrc === undefined && imageSrc === undefined)
    return colour !== undefined && <svg className={className} color={colour} aria-hidden="true" />;
  const source =
    productImageSrc === undefined
      ? { src: imageSrc, width: 44, height: 56 }
      : smallSource(productImageSrc, imageSizes);
  return <img className={className} alt="" loading="lazy" {...source} />;
}

/** The page of a size that is sold out is there all the same: it may come back. */
export function Sizes({ sizes }: Pick<ProductVariant, 'sizes'>) {
  const { soldOut } = useLanguage().texts.product;
  return sizes.map(({ name, values }) => {
    const chosen = values.find(({ isChosen }) => isChosen);
    const note = chosen?.isSoldOut ? `, ${soldOut}` : '';
    return (
      <Choices key={name} name={name} chosen={chosen && `${chosen.text}${note}`}>
        {values.map(({ text, isSoldOut, ...choice }) => (
          <Choice key={text} {...choice}>
            <bdi>{isSoldOut ? <s>{text}</s> : text}</bdi>
            {isSoldOut && <VisuallyHidden>{`, ${soldOut}`}</VisuallyHidden>}
          </Choice>
        ))}
      </Choices>
    );
  });
}
