/**
 * What a listing API suggests with an empty list (docs/product.md, 13.2). Read only then, so it is no part of the
 * listing.
 */
import { firstOfEach } from '../lib/first-of-each';
import { readList } from '../lib/read-unknown';
import { withoutUndefined } from '../lib/without-undefined';
import type { ListingCategory } from './listing';
import {
  mostFewerWords,
  mostPopularProducts,
  mostSuggestedCategories,
  readId,
} from './listing-bounds';
import { readProducts, type Product } from './product';
import { readBody } from './read-body';
import { readCategory } from './read-meta';

export type Suggestions = {
  /** Terms of fewer words that find products; undefined when the API does not say. */
  readonly fewerWords?: readonly string[];
  readonly categories: readonly ListingCategory[];
  readonly products: readonly Product[];
};

/** The suggestions in a response; none in a body that is no listing. */
export function readSuggestions(body: unknown): Suggestions {
  const { fewer_words, suggested_categories, popular_products } = readBody(body)?.meta ?? {};
  return withoutUndefined({
    fewerWords: Array.isArray(fewer_words)
      ? fewer_words.slice(0, mostFewerWords).flatMap((term) => readId(term) ?? [])
      : undefined,
    categories: firstOfEach(
      readList(suggested_categories).slice(0, mostSuggestedCategories).map(readCategory),
      ({ id }) => id,
    ),
    products: readProducts(readList(popular_products).slice(0, mostPopularProducts)),
  });
}
