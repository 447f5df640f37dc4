import { useDispatch, useSelector } from 'react-redux';
import { pictureSizeTexts } from '../storefront/texts/results-bar';
import { Icon } from '../ui/Icon';
import { picturesEnlarged, selectIsLarge } from './picture-size-slice';

/** Changes between the grid's columns and half as many, with larger pictures. */
export function PictureSizeButton() {
  const dispatch = useDispatch();
  const isLarge = useSelector(selectIsLarge);
  return (
    <button
      type="button"
      className="plp-icon-button plp-picture-size"
      aria-label={pictureSizeTexts.large}
      aria-pressed={isLarge}
      title={pictureSizeTexts.large}
      onClick={() => dispatch(picturesEnlarged(!isLarge))}
    >
      <Icon name="enlarge" />
    </button>
  );
}
