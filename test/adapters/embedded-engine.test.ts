import { createListingApi } from '../../shop/catalogue/listing-api';
import { withSuggestions } from '../../shop/catalogue/suggestions/suggestions-api';
import { openTestCatalogue } from '../shop/catalogue/open-test-catalogue';
import { keepsTheListingContract } from './adapter-contract';
import { thingsCatalogue } from './things-catalogue';
import { brands } from '../support/english';

describe('our own engine', () => {
  keepsTheListingContract(async () => {
    const engine = await openTestCatalogue(thingsCatalogue);
    return { respond: withSuggestions({ engine, brands }, createListingApi({ engine, brands })) };
  });
});
