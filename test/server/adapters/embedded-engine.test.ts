import { createListingApi } from '../../../shop/catalogue/listing-api';
import { withSuggestions } from '../../../shop/catalogue/suggestions/suggestions-api';
import { openTestCatalogue } from '../../shop/catalogue/open-test-catalogue';
import { keepsTheListingContract } from './adapter-contract';
import { thingsCatalogue } from './things-catalogue';

describe('our own engine', () => {
  keepsTheListingContract(async () => {
    const engine = await openTestCatalogue(thingsCatalogue);
    return { respond: withSuggestions(engine, createListingApi(engine)) };
  });
});
