import { Icon } from '../../ui/Icon';

const mostStars = 5;
const places = Array.from({ length: mostStars }, (_, index) => index + 1);

/** Stars hidden from screen readers, because the text next to them says the same. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <span className="plp-stars" aria-hidden="true">
    {places.map((place) => (
      <Icon
        key={place}
        name="star"
        isFilled={place <= rating}
        className={place <= rating ? 'plp-stars__given' : 'plp-stars__missing'}
      />
    ))}
  </span>
);
