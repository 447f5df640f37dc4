import { useSelector } from 'react-redux';
import { selectListingUrl, type ListingLocationState } from '../listing/listing-location';
import { ListingLink } from '../listing/ListingLink';
import { useLanguage } from '../storefront/use-language';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { KnownCategories, KnownCategory } from './known-categories';
import { shownAtFirst } from './known-facets';
import { ShowMore } from './options/ShowMore';

type CategoryFormProps = { readonly group: KnownCategories; readonly heading: string };

export function CategoryForm({ group, heading }: CategoryFormProps) {
  const chosen = useSelector(
    (state: ListingLocationState) => selectListingUrl(state)?.category?.id,
  );
  const rest = group.values.slice(shownAtFirst);
  return (
    <>
      <CategoryLinks values={group.values.slice(0, shownAtFirst)} chosen={chosen} />
      {rest.length > 0 && (
        <ShowMore
          count={rest.length}
          name={heading}
          isOpenAtStart={rest.some(({ id }) => id === chosen)}
        >
          <CategoryLinks values={rest} chosen={chosen} />
        </ShowMore>
      )}
    </>
  );
}

type CategoryLinksProps = {
  readonly values: readonly KnownCategory[];
  readonly chosen: string | undefined;
};

const CategoryLinks = ({ values, chosen }: CategoryLinksProps) => (
  <ul className="plp-categories">
    {values.map((category) => (
      <li key={category.id} className="plp-categories__item">
        {category.isListed ? (
          <ListingLink
            className="plp-categories__link"
            change={{ kind: 'category', categoryId: category.id }}
            aria-current={category.id === chosen ? 'true' : undefined}
          >
            <CategoryName {...category} />
          </ListingLink>
        ) : (
          <span className="plp-categories__link" role="link" aria-disabled="true">
            <CategoryName {...category} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

/** The number has an element of its own, for browsers that translate the page: see FilterButton. */
function CategoryName({ name, count }: KnownCategory) {
  const { number, texts } = useLanguage();
  return (
    <>
      <bdi className="plp-categories__name">{name}</bdi>{' '}
      <span className="plp-categories__count">{number(count)}</span>
      <VisuallyHidden>{` ${texts.counts.productNoun(count)}`}</VisuallyHidden>
    </>
  );
}
