/** The experiment of re-ranking in the sample: which cohort a page says, and how it is ranked. */
import type { WireListingBody } from '../../../src/catalogue/listing-response';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { sampleOutline } from '../../../shop/sample/sample-outline';
import { brands } from '../../support/english';
import { aProduct, testOutline } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';

const home = 'Home-1-1';
const products = [
  aProduct({ id: 'old', popularity: 100, addedOnDay: 1, categoryIds: [home] }),
  aProduct({ id: 'new', popularity: 1, addedOnDay: 9, categoryIds: [home] }),
];
let engine: ListingEngine;
let control: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue({ products, outline: testOutline });
  const categories = testOutline.categories.map((category) =>
    category.id === home ? { ...category, isControl: true as const } : category,
  );
  control = await openTestCatalogue({ products, outline: { ...testOutline, categories } });
});

async function listingAt(url: string, of = control) {
  const { body } = await respondToListingRequest({ engine: of, brands }, { url, brand: 'marlow' });
  const { response } = body as WireListingBody;
  const { features, feature_variants, sort_by } = response.meta?.request ?? {};
  const ids = (response.product_list ?? []).map(({ product_id }) => product_id);
  return { features, feature_variants, sort_by, ids };
}

it('is off in a control category, where new products come first, and on in others', async () => {
  expect(await listingAt(`/group_id/${home}`)).toEqual({
    features: { browse_reranking: false },
    feature_variants: undefined,
    sort_by: 'relevance',
    ids: ['new', 'old'],
  });
  const ranked = {
    features: { browse_reranking: true },
    feature_variants: { browse_reranking: 'popularity' },
    sort_by: 'relevance',
    ids: ['old', 'new'],
  };
  expect(await listingAt('/group_id/all')).toEqual(ranked);
  expect(await listingAt(`/group_id/${home}`, engine)).toEqual(ranked);
  expect((await listingAt(`/group_id/all?filters[group_id]=${home.toLowerCase()}`)).ids).toEqual([
    'new',
    'old',
  ]);
});

it('changes no order that the shopper chose, no search and no promotion', async () => {
  const byPrice = await listingAt(`/group_id/${home}?sort_by=price&sort_order=ascending`);
  expect(byPrice.ids).toEqual(
    (await listingAt(`/group_id/${home}?sort_by=price&sort_order=ascending`, engine)).ids,
  );
  expect((await listingAt(`/sofa?filters[group_id]=${home}`)).features).toEqual({
    search_reranking: false,
  });
});

it('has a control in every part of the sample', () => {
  const { categories } = sampleOutline();
  const controls = categories.filter(({ isControl }) => isControl);
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.length).toBeLessThan(categories.length / 3);
});
