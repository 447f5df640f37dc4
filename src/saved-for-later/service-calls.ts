/** The four calls of save for later (docs/product.md, 12.3) and their results. */
import { readRecord, readText } from '../lib/read-unknown';
import type { Texts } from '../storefront/texts/texts';
import type { ColouredChange } from './saved-change';

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

export const tokenOf = (data: unknown): string | undefined =>
  readText(readRecord(data).sessionConfirmationNumber);

/** The calls below need a token, which `withToken` adds. */
export const listCall: ServiceCall = { method: 'GET', path: `${actor}/list` };

/** `colour` is the name of the one to save it in. */
export const addCall = (productId: string, colour?: string): ServiceCall => ({
  method: 'POST',
  path: `${actor}/addProduct`,
  query: colour ? { productId, colour } : { productId },
});

export const removeCall = (productId: string): ServiceCall => ({
  method: 'POST',
  path: `${actor}/removeProduct`,
  query: { productId },
});

export const changeCall = ({ productId, isSaved, colour }: ColouredChange): ServiceCall =>
  isSaved ? addCall(productId, colour) : removeCall(productId);

export const withToken = (call: ServiceCall, token: string): ServiceCall => ({
  ...call,
  query: { _dynSessConf: token, ...call.query },
});

/** By its text in the error catalogue (docs/product.md, 12.6). `text` is the service's own. */
export type SavedFailure =
  { readonly reason: 'noToken' | 'unreachable' | 'unreadable' } | RefusedCall;

type RefusedCall = {
  readonly reason: 'refused';
  readonly status: number;
  readonly text?: string;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
};

export const noToken: SavedFailure = { reason: 'noToken' };
export const unreadable: SavedFailure = { reason: 'unreadable' };

export const failureText = (failure: SavedFailure, { saved }: Texts): string =>
  failure.reason === 'refused'
    ? saved.withStatus(failure.text ?? saved.unreadable, failure.status)
    : saved[failure.reason === 'noToken' ? 'noToken' : 'unreadable'];

export type ServiceResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: SavedFailure; readonly data?: undefined };
