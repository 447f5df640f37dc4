/** The categories below the present one that have pictures. */
import { selectKnownCategories } from '../filters/facets/known-facets-slice';
import type { KnownCategory } from '../filters/facets/known-categories';
import { selectShownUrl } from '../listing/shown-listing';
import { createAppSelector } from '../store/root-state';

/** One alone leads nowhere else. */
const fewestPictured = 2;

export type PicturedCategory = KnownCategory & { readonly imageSrc: string };

const isPictured = (category: KnownCategory): category is PicturedCategory =>
  category.imageSrc !== undefined;

/** None where the listing API sends fewer than two pictures, or where the present category has none below it. */
export const selectPicturedCategories = createAppSelector(
  [selectKnownCategories, (state) => selectShownUrl(state)?.category?.id],
  (groups, chosen): readonly PicturedCategory[] => {
    const categories = groups.flatMap(({ values }) => values);
    const pictured = categories.filter(isPictured);
    const isLowest = categories.some(({ id, isSelected }) => isSelected || id === chosen);
    return isLowest || pictured.length < fewestPictured ? [] : pictured;
  },
);
