/** A shopper of the page of saved products, and what the page says. */
import type { FastifyInstance } from 'fastify';
import { addProductPath, confirmationPath } from '../../shop/saved/saved-paths';

type Headers = Readonly<Record<string, string>>;

/** A shopper with a cookie of the shop. */
export async function aShopper(server: FastifyInstance) {
  const confirmed = await server.inject({ method: 'POST', url: confirmationPath });
  const { sessionConfirmationNumber: number } = confirmed.json<Record<string, string>>();
  const [cookie] = confirmed.cookies;
  const headers = { cookie: `${cookie?.name ?? ''}=${cookie?.value ?? ''}` };
  const open = (url = '/saved') => server.inject({ url, headers });
  return {
    open,
    number,
    save: async (...ids: readonly string[]) => {
      for (const productId of ids) {
        const query = { _dynSessConf: number ?? '', productId };
        const { statusCode } = await server.inject({
          method: 'POST',
          url: addProductPath,
          query,
          headers,
        });
        expect(statusCode).toBe(200);
      }
    },
    /** Sends the form of the page. */
    submit: (fields: Headers, more: Headers = {}, url = '/saved') =>
      server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
        payload: new URLSearchParams({ _dynSessConf: number ?? '', ...fields }).toString(),
      }),
  };
}

export const savedIdsOf = (html: string): unknown =>
  JSON.parse((/data-saved-ids="([^"]*)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'));

/** The number at the link in the header. */
export const countOf = (html: string) => /plp-shop-header__count">(\d*)</.exec(html)?.[1];
