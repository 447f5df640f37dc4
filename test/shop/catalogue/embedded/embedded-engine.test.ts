import { keepsTheListingContract } from '../listing-contract';
import { openTestCatalogue } from '../open-test-catalogue';
import { keepsTheSearchContract } from '../search-contract';

describe('embedded engine', () => {
  keepsTheListingContract(openTestCatalogue, 3000);
  keepsTheSearchContract(openTestCatalogue);
});
