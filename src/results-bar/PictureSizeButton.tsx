import { Icon } from '../ui/Icon';
import { pictureSizeChosen, selectIsLarge } from './picture-size-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

/** Changes between the grid's columns and half as many, with larger pictures. */
export function PictureSizeButton() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const isLarge = useAppSelector(selectIsLarge);
  return (
    <button
      type="button"
      className="plp-icon-button plp-picture-size"
      aria-label={texts.pictureSize.large}
      aria-pressed={isLarge}
      title={texts.pictureSize.large}
      onClick={() => dispatch(pictureSizeChosen(!isLarge))}
    >
      <Icon name="enlarge" />
    </button>
  );
}
