import { Icon } from '../ui/Icon';
import { pictureSizeChosen, selectIsLarge } from './picture-size-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

/** The choice between the grid's columns and half as many, with larger pictures. */
export function PictureSizes() {
  const { pictureSize } = useTexts();
  const dispatch = useAppDispatch();
  const isLarge = useAppSelector(selectIsLarge);
  return (
    <div className="plp-picture-size">
      {(['large', 'small'] as const).map((size) => (
        <button
          key={size}
          type="button"
          className="plp-icon-button"
          aria-label={pictureSize[size]}
          aria-pressed={isLarge === (size === 'large')}
          title={pictureSize[size]}
          onClick={() => dispatch(pictureSizeChosen(size === 'large'))}
        >
          <Icon name={size} />
        </button>
      ))}
    </div>
  );
}
