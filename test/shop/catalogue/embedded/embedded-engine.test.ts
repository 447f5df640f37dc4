import { keepsTheListingContract } from '../listing-contract';
import { openTestCatalogue } from '../open-test-catalogue';
import { keepsTheRankingContract } from '../ranking-contract';
import { keepsTheSearchContract } from '../search-contract';

describe('embedded engine', () => {
  keepsTheListingContract(openTestCatalogue, 3000);
  keepsTheSearchContract(openTestCatalogue);
  keepsTheRankingContract(openTestCatalogue);
});
