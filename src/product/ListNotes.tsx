import type { Product } from '../catalogue/product';
import { statePrice } from '../catalogue/stated-price';
import { useHref, useLanguage } from '../environment/use-environment';
import type { Brand, Note } from '../storefront/brand';

type ListNotesProps = {
  readonly brand: Brand;
  readonly products: readonly Pick<Product, 'price'>[];
  /** Of its texts, on a page in another language. */
  readonly lang?: string | undefined;
};

/** What a brand says once for all products of a page, and what struck prices are (docs/product.md, 8.9). */
export function ListNotes({ brand: { priceNote, reviewsNote }, products, lang }: ListNotesProps) {
  const language = useLanguage();
  const href = useHref();
  const { priceRules, texts } = language;
  const hasStruck =
    priceRules === 'eu' &&
    products.some(({ price }) => price && statePrice(price, language).struck);
  const struckNote: Note | undefined = hasStruck ? { text: texts.product.struckPrices } : undefined;
  const notes = [priceNote, struckNote, reviewsNote].filter((note) => note !== undefined);
  return (
    notes.length > 0 && (
      <div className="plp-notes" lang={lang}>
        {notes.map(({ text, href: address }) => (
          <p key={text} dir="auto">
            {address === undefined ? (
              text
            ) : (
              <a className="plp-link" href={href(address)}>
                {text}
              </a>
            )}
          </p>
        ))}
      </div>
    )
  );
}
