import { VisuallyHidden } from './VisuallyHidden';

type SpinnerProps = { readonly label: string };

/** Says that something is loading (docs/product.md, 8.7). */
export const Spinner = ({ label }: SpinnerProps) => (
  <span className="plp-spinner" role="status">
    <span className="plp-spinner__ring" aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
