import { Icon } from '../ui/Icon';
import { pictureSizeChosen, selectIsLarge } from './picture-size-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

const sizes = [
  { name: 'large', isLarge: true },
  { name: 'small', isLarge: false },
] as const;

/** The choice between the grid's columns and half as many, with larger pictures. */
export function PictureSizes() {
  const texts = useTexts().pictureSize;
  const dispatch = useAppDispatch();
  const isLargeNow = useAppSelector(selectIsLarge);
  return (
    <div className="plp-picture-size">
      {sizes.map(({ name, isLarge }) => (
        <button
          key={name}
          type="button"
          className="plp-icon-button"
          aria-label={texts[name]}
          aria-pressed={isLarge === isLargeNow}
          title={texts[name]}
          onClick={() => dispatch(pictureSizeChosen(isLarge))}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}
