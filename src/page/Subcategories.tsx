import { listingHeadingId } from '../listing/element-ids';
import { ListingLink } from '../listing/ListingLink';
import { useAppSelector } from '../store/hooks';
import { selectPicturedCategories, type PicturedCategory } from './pictured-categories';

/**
 * The categories below the present one as a row of pictures, for a content slot above the grid; nothing where the
 * listing API sends fewer than two pictures, or where the present category has none below it. They stay, in their
 * order, while the shopper filters.
 */
export function Subcategories() {
  const pictured = useAppSelector(selectPicturedCategories);
  if (pictured.length === 0) return null;
  return (
    <nav className="plp-subcategories" aria-labelledby={listingHeadingId}>
      <ul className="plp-subcategories__list">
        {pictured.map((category) => (
          <li key={category.id}>
            <Subcategory {...category} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Subcategory({ id, name, imageSrc, isListed }: PicturedCategory) {
  const pictured = (
    <>
      <img
        className="plp-subcategories__picture"
        alt=""
        decoding="async"
        loading="lazy"
        width={48}
        height={64}
        src={imageSrc}
      />
      <bdi>{name}</bdi>
    </>
  );
  const className = 'plp-subcategories__link';
  return isListed ? (
    <ListingLink className={className} change={{ kind: 'category', categoryId: id }}>
      {pictured}
    </ListingLink>
  ) : (
    <span className={className} role="link" aria-disabled="true">
      {pictured}
    </span>
  );
}
