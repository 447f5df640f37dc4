import { selectListingUrl } from '../../listing/listing-location';
import { selectShownListing } from '../../listing/shown-listing';
import { ListingLink } from '../../listing/ListingLink';
import { parentIdsOf } from '../../listing/parent-ids';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { KnownCategories, KnownCategory } from '../facets/known-categories';
import { shownAtFirst as shownInColumn } from '../facets/known-facets';
import { ShowMore } from '../options/ShowMore';
import { useAppSelector } from '../../store/hooks';
import { useLanguage } from '../../environment/use-environment';

type CategoryFormProps = {
  readonly group: KnownCategories;
  readonly heading: string;
  readonly shownAtFirst?: number | undefined;
};

export function CategoryForm({ group, heading, shownAtFirst = shownInColumn }: CategoryFormProps) {
  const chosen = useAppSelector((state) => selectListingUrl(state)?.category?.id);
  const parentIds = parentIdsOf(group, useAppSelector(selectShownListing), chosen);
  const rest = group.values.slice(shownAtFirst);
  return (
    <>
      <CategoryLinks {...{ chosen, parentIds }} values={group.values.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <ShowMore
          count={rest.length}
          name={heading}
          isOpenAtStart={rest.some(({ id }) => id === chosen)}
        >
          <CategoryLinks {...{ chosen, parentIds }} values={rest} />
        </ShowMore>
      )}
    </>
  );
}

type CategoryLinksProps = {
  readonly parentIds: readonly string[] | undefined;
  readonly values: readonly KnownCategory[];
  readonly chosen: string | undefined;
};

const CategoryLinks = ({ values, chosen, parentIds }: CategoryLinksProps) => (
  <ul className="plp-categories">
    {values.map((category) => (
      <li key={category.id} className="plp-categories__item">
        {category.isListed ? (
          <ListingLink
            className="plp-categories__link"
            change={{ kind: 'category', categoryId: category.id, parentIds }}
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
