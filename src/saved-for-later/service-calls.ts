/** The four calls of save for later, as they go out (specification sections 7.2 to 7.5). */
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes';

const model = '/rest/model';
const actor = `${model}/sdg/savedforlater/SavedForLaterActor`;

export type ServiceCall = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
};

export const tokenCall: ServiceCall = {
  method: 'POST',
  path: `${model}/atg/rest/SessionConfirmationActor/getSessionConfirmationNumber`,
};

/** The calls below go out only with a token, which `withToken` puts first. */
export const listCall: ServiceCall = { method: 'GET', path: `${actor}/list` };

export const addCall = (productId: string): ServiceCall => ({
  method: 'POST',
  path: `${actor}/addProduct`,
  query: { productId },
});

export const removeCall = (productId: string): ServiceCall => ({
  method: 'POST',
  path: `${actor}/removeProduct`,
  query: { productId },
});

export const withToken = (call: ServiceCall, token: string): ServiceCall => ({
  ...call,
  query: { _dynSessConf: token, ...call.query },
});

/** Path and query on the base that the page names; an empty base is the page's own origin (decision 60). */
export function writeCallUrl(base: string, { path, query }: ServiceCall): string {
  const pairs = new URLSearchParams(query).toString();
  return `${withoutTrailingSlashes(base)}${path}${pairs && `?${pairs}`}`;
}
