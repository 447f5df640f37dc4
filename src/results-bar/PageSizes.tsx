import { useDispatch, useSelector } from 'react-redux';
import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl } from '../listing/listing-location';
import { pageSizeChosen } from '../listing/navigation';
import { RadioGroup } from '../ui/RadioGroup';
import { offersPageSizes, pageSizeLabel, pageSizes } from './page-sizes';

type PageSizesProps = { readonly numResults: number };

/** How many products a page holds; nothing where there is no choice. */
export function PageSizes({ numResults }: PageSizesProps) {
  const dispatch = useDispatch();
  const url = useSelector(selectListingUrl);
  if (!url || !offersPageSizes(numResults)) return null;
  return (
    <ListingForm kind="size" says={['numProducts']} submitLabel="Show" className="plp-page-sizes">
      <RadioGroup
        legend="Number of results per page"
        name="numProducts"
        options={pageSizes.map((size) => ({
          value: String(size),
          label: pageSizeLabel(size, numResults),
        }))}
        value={String(url.numProducts)}
        onChange={(value) =>
          dispatch(pageSizeChosen({ kind: 'result_count', numProducts: Number(value) }))
        }
      />
    </ListingForm>
  );
}
