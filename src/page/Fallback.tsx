import type { FallbackProps } from './ProductListingPage';

export const Fallback = ({ reason }: FallbackProps) => <p>No products: {reason}</p>;
