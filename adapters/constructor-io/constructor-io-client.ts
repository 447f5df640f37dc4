/** The client of Constructor.io, and how it sends. */
import ConstructorIO from '@constructor-io/constructorio-node';
import type { AdapterFields } from '../adapter-fields';
import { fetchText } from '../vendor-fetch';

export type ConstructorIoOptions = {
  readonly key: string;
  /** Instead of the vendor's own address. */
  readonly url: string | undefined;
  readonly fields: AdapterFields;
};

export type Client = ConstructorIO;
export type Send = (address: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export const vendor = 'Constructor.io';
const serviceUrl = 'https://ac.cnstrc.com';

/** The client calls no address but an encrypted one, and bounds neither the time nor the size of a response. */
export function createSend({ key, url = serviceUrl }: ConstructorIoOptions): Send {
  const connection = {
    vendor,
    key,
    keySetting: 'CONSTRUCTOR_IO_KEY',
    refusesKey: (message: string) => message.includes('invalid `key`'),
  };
  return async (address, init) => {
    const { url: wanted } = new Request(address);
    return new Response(await fetchText(connection, wanted.replace(serviceUrl, url), init));
  };
}

export const createClient = ({ key }: ConstructorIoOptions, send: Send): Client =>
  new ConstructorIO({ apiKey: key, serviceUrl, fetch: send });
