/** The four calls of save for later (docs/product.md, 12.3) and their results. */
import { savedTexts } from '../storefront/texts/saved-for-later';

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

/** The calls below need a token, which `withToken` adds. */
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

export type SavedFailure = {
  /** A text of the error catalogue (docs/product.md, 12.6). */
  readonly message: string;
  readonly status?: number;
};

export const noToken: SavedFailure = { message: savedTexts.noToken };
export const unreadable: SavedFailure = { message: savedTexts.unreadable };

export const refusal = (message: string, status: number): SavedFailure => ({
  message: savedTexts.withStatus(message, status),
  status,
});

export type ServiceResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: SavedFailure; readonly data?: undefined };
