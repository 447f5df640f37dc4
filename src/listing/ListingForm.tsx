import type { ComponentProps, SyntheticEvent } from 'react';
import { formField, formMarkers, type ListingFormKind } from '../listing-url/form-fields';
import { writeFormFields } from '../listing-url/listing-form';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { selectListingUrl } from './listing-location';
import { useAppSelector } from '../store/hooks';
import { useHref } from '../environment/use-environment';

type ListingFormProps = ComponentProps<'form'> & {
  readonly kind: ListingFormKind;
  /** Name of the query parameter that the form's own control submits. */
  readonly param?: string;
  readonly submitLabel: string;
  readonly submitClass?: string;
};

const stay = (event: SyntheticEvent) => event.preventDefault();

/** A form for browsers without scripting: the server redirects it to the listing it describes (docs/product.md, 17). */
export function ListingForm(props: ListingFormProps) {
  const { kind, param, submitLabel, submitClass = 'plp-button', children, ...form } = props;
  const url = useAppSelector(selectListingUrl);
  const href = useHref();
  if (!url) return null;
  const hidden = writeFormFields(url).filter(([name]) => name !== param);
  return (
    <form
      {...form}
      action={href(writeListingUrl(url, { stripParams: true }))}
      // Else a browser that comes back enters into the server's markup what the shopper had chosen.
      autoComplete="off"
      onSubmit={stay}
    >
      {hidden.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={formField} value={formMarkers[kind]} />
      {children}
      <noscript>
        <button className={submitClass}>{submitLabel}</button>
      </noscript>
    </form>
  );
}
