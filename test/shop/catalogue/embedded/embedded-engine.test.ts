import { keepsTheListingContract } from '../listing-contract';
import { aProduct, testOutline } from '../a-catalogue';
import { aQuery, idsOf, openTestCatalogue } from '../open-test-catalogue';
import { keepsTheRankingContract } from '../ranking-contract';
import { keepsTheRecommendationContract } from '../recommendation-contract';
import { keepsTheLanguageContract } from '../language-contract';
import { keepsTheSearchContract } from '../search-contract';

describe('embedded engine', () => {
  keepsTheListingContract(openTestCatalogue, 1000);
  keepsTheSearchContract(openTestCatalogue);
  keepsTheLanguageContract(openTestCatalogue);
  keepsTheRankingContract(openTestCatalogue);
  keepsTheRecommendationContract(openTestCatalogue);

  it('finds no product by what it is safe for, unless a title has the word', async () => {
    const attributes = { features: ['Oven safe', 'Freezer-proof'] };
    const description = 'Oven safe.';
    const products = [
      aProduct({ id: 'pan', title: 'Sauté Pan', attributes, description }),
      aProduct({ id: 'freezer', title: 'Freezer' }),
    ];
    const outline = {
      ...testOutline,
      facets: [{ id: 'features', name: 'Features', type: 'multiple' } as const],
    };
    const engine = await openTestCatalogue({ outline, products });
    const search = async (term: string) =>
      idsOf(await engine.query(aQuery({ base: { kind: 'search', term } })));
    expect(await search('oven')).toEqual([]);
    expect(await search('oven safe')).toEqual(['pan']);
    expect(await search('oven pan')).toEqual(['pan']);
    expect(await search('freezer')).toEqual(['freezer', 'pan']);
  });
});
