import { useSelector } from 'react-redux';
import { selectListingUrl } from '../listing/listing-location';
import { limitText } from './limit-text';

/** Says why the controls that point at it by its id are disabled. */
export function LimitNote({ id }: { readonly id: string }) {
  const url = useSelector(selectListingUrl);
  return (
    <p className="plp-filter-limit" id={id}>
      {url && limitText(url)}
    </p>
  );
}
