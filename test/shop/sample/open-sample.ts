/** The listing API over the sample catalogue, asked by addresses of the page. */
import type { WireListing, WireListingBody } from '../../../src/catalogue/listing-response';
import { writeListingRequest } from '../../../src/catalogue/listing-request';
import { readListingUrl } from '../../../src/listing-url/read-listing-url';
import { createListingApi } from '../../../shop/catalogue/listing-api';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { brands } from '../../support/english';
import { aSampleFolder } from '../../support/sample-folder';

type ListingAt = (path: string, brand?: string) => Promise<WireListing>;

/** Opens the catalogue; returns the function that gives the listing at an address. */
export async function openSample(): Promise<ListingAt> {
  const { engine } = await openCatalogue({ dataDir: await aSampleFolder() });
  closeAfterTest(engine.close);
  const respond = createListingApi({ engine, brands });
  return async (path, brand = 'marlow') => {
    const url = writeListingRequest({ apiUrl: '', url: readListingUrl(path) }) ?? '';
    const { body } = await respond({ url, brand });
    return (body as WireListingBody).response;
  };
}
