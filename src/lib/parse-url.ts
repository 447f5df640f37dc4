import { attempt } from './attempt';

/** The URL of an address, relative to a base; undefined for an invalid address, such as one with port 99999. */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  attempt(() => new URL(address, base));
