import { useDispatch, useSelector } from 'react-redux';
import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl } from '../listing/listing-location';
import { pageSizeChosen } from '../listing/navigation';
import { RadioGroup } from '../ui/RadioGroup';
import { offersPageSizes, pageSizeOptions } from './page-sizes';

type PageSizesProps = { readonly numResults: number };

/** How many products a page has; only where that makes a difference. */
export function PageSizes({ numResults }: PageSizesProps) {
  const dispatch = useDispatch();
  const url = useSelector(selectListingUrl);
  if (!url || !offersPageSizes(numResults)) return null;
  return (
    <ListingForm kind="size" says={['numProducts']} submitLabel="Show" className="plp-page-sizes">
      <RadioGroup
        legend="Number of results per page"
        name="numProducts"
        options={pageSizeOptions(numResults)}
        value={String(url.numProducts)}
        onChange={(value) =>
          dispatch(pageSizeChosen({ kind: 'result_count', numProducts: Number(value) }))
        }
      />
    </ListingForm>
  );
}
