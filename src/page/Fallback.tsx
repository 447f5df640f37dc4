import type { FallbackProps } from './page-parts';

export const Fallback = ({ reason }: FallbackProps) => <p>No products: {reason}</p>;
