import { useEnvironment } from '../environment/use-environment';
import type { Product } from '../catalogue/product';
import type { CardPart } from './card-parts';

/** Returns the function that renders what the storefront adds to the card of a product at a place. */
export function useCardParts(product: Product) {
  const { renderCardParts } = useEnvironment();
  return (place: CardPart['place']) => renderCardParts?.(place, product);
}
