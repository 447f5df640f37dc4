import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl } from '../listing/listing-location';
import { pageSizeChosen } from '../listing/navigation';
import { selectBrand } from '../listing/storefront-state';
import { RadioGroup } from '../ui/RadioGroup';
import { pageSizeOptions } from './page-sizes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useLanguage } from '../environment/use-environment';

type PageSizesProps = { readonly numResults: number };

/** The choice of products per page; absent when the smallest page holds all products. */
export function PageSizes({ numResults }: PageSizesProps) {
  const language = useLanguage();
  const { texts } = language;
  const dispatch = useAppDispatch();
  const url = useAppSelector(selectListingUrl);
  const brand = useAppSelector(selectBrand);
  if (!url) return null;
  const { numProducts } = url;
  const options = pageSizeOptions({ brand, numResults, numProducts, language });
  if (options.length === 0) return null;
  return (
    <ListingForm
      kind="size"
      param="numProducts"
      submitLabel={texts.results.showPageSize}
      className="plp-page-sizes"
    >
      <RadioGroup
        legend={texts.results.pageSize}
        caption={texts.results.perPage}
        name="numProducts"
        options={options}
        value={String(numProducts)}
        onChange={(value) =>
          dispatch(pageSizeChosen({ kind: 'result_count', numProducts: Number(value) }))
        }
      />
    </ListingForm>
  );
}
