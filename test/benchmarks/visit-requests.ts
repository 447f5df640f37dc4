/** The requests of a shopper's visit besides documents, as the page sends them. */
import type { FastifyInstance } from 'fastify';
import { addProductPath, confirmationPath, removeProductPath } from '../../shop/saved/saved-paths';
import { eventsPath } from '../../shop/events/events-service';
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { defaultApiUrl } from '../../src/storefront/page-globals';

export type MeasuredRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type VisitRequests = {
  readonly listings: readonly MeasuredRequest[];
  readonly suggestions: readonly MeasuredRequest[];
  /** The sender adds a body: each call has events of its own. */
  readonly events: readonly MeasuredRequest[];
  readonly saved: readonly MeasuredRequest[];
};

const get = (path: string): MeasuredRequest => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
});

const typed = ['so', 'sof', 'sofa', 'la', 'lamp', 'dre', 'dress', 'tabl'];

/** A shopper saves a product and removes it; both write. */
async function savedRequests(server: FastifyInstance): Promise<readonly MeasuredRequest[]> {
  const response = await server.inject({ method: 'POST', url: confirmationPath });
  const { sessionConfirmationNumber: confirmation } = response.json<{
    readonly sessionConfirmationNumber: string;
  }>();
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return [addProductPath, removeProductPath].map((path) => ({
    method: 'POST',
    path: `${path}?_dynSessConf=${encodeURIComponent(confirmation)}&productId=1234567`,
    headers: { cookie },
  }));
}

/** `paths` are those of listing pages; the page requests the same listings from the API. */
export const visitRequests = async (
  server: FastifyInstance,
  paths: readonly string[],
): Promise<VisitRequests> => ({
  listings: paths.flatMap((path) => {
    const request = writeListingRequest({ apiUrl: defaultApiUrl, url: readListingUrl(path) });
    return request === undefined ? [] : [get(request)];
  }),
  suggestions: typed.map((term) => get(`${defaultApiUrl}/suggestions/${term}`)),
  events: [{ method: 'POST', path: eventsPath, headers: { 'content-type': 'application/json' } }],
  saved: await savedRequests(server),
});
