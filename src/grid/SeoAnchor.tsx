import type { Listing } from '../catalogue/listing';
import { ListingLink } from '../listing/ListingLink';
import { parentIdsOf } from '../listing/parent-ids';
import { selectBrand } from '../listing/storefront-state';
import { useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

type SeoAnchorProps = {
  readonly listing: Listing;
  /** The listing's name, as in its heading. */
  readonly name: string;
};

/**
 * The shop's text about the category, else a generated sentence, with links to its subcategories (docs/product.md,
 * 16.2).
 */
export function SeoAnchor({ listing, name }: SeoAnchorProps) {
  const texts = useTexts();
  const { displayName } = useAppSelector(selectBrand);
  const { categories, meta, numResults } = listing;
  const below = categories.flatMap((group) =>
    group.values
      .filter((value) => !value.isSelected)
      .map((value) => ({ ...value, parentIds: parentIdsOf(group, listing, listing.category?.id) })),
  );
  return (
    <section id="plp-seo-anchor" className="plp-seo-anchor" aria-labelledby="plp-seo-anchor-name">
      <h2 id="plp-seo-anchor-name" className="plp-seo-anchor__name">
        {texts.seo.heading(name, displayName)}
      </h2>
      <p className="plp-seo-anchor__text" dir="auto">
        {meta.categoryText ?? texts.seo.intro(numResults, below.length > 0)}
      </p>
      {below.length > 0 && (
        <ul className="plp-seo-anchor__links">
          {below.map(({ id, name: categoryName, parentIds }) => (
            <li key={id}>
              <ListingLink
                change={{ kind: 'category', categoryId: id, parentIds }}
                className="plp-link plp-seo-anchor__link"
                dir="auto"
              >
                {categoryName}
              </ListingLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
