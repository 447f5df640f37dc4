import { keepsTheListingContract } from '../listing-contract';
import { openTestCatalogue } from '../open-test-catalogue';
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
});
