/** A shopper of a save-for-later service, whose calls are the page's own. */
import { callService } from '../src/saved-for-later/call-service';
import type { ServiceCall, ServiceResult } from '../src/saved-for-later/service-calls';
import { asResponse, exchange, type Exchange } from './exchange';
import type { Limits } from './listing-session';
import type { Report } from './report';

type Made = { readonly result: ServiceResult; readonly exchange: Exchange };

export type SavingShopper = {
  readonly base: string;
  /** Of the page. */
  readonly origin: string;
  readonly report: Report;
  /** Oldest first. */
  readonly exchanges: readonly Exchange[];
  readonly call: (call: ServiceCall) => Promise<Made>;
};

type Setting = { readonly report: Report; readonly limits: Limits; readonly origin: string };

/** Has no cookies at first. */
export function createSavingShopper(
  base: string,
  { report, limits, origin }: Setting,
): SavingShopper {
  const cookies = new Map<string, string>();
  const exchanges: Exchange[] = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const signals = [limits.signal, AbortSignal.timeout(limits.requestMs)];
    const made = await exchange(url, {
      ...init,
      redirect: 'follow',
      headers: { ...(init.headers as Record<string, string>), origin, ...(cookie && { cookie }) },
      signal: AbortSignal.any(signals),
    });
    exchanges.push(made);
    if (!made.response) throw new Error(made.failure);
    for (const [name, value] of readCookies(made.response.headers)) cookies.set(name, value);
    return asResponse(made.response);
  };
  return {
    base,
    origin,
    report,
    exchanges,
    call: async (call) => {
      const result = await callService(call, { fetch, csrfToken: () => undefined, envURL: base });
      const request = { method: call.method, url: base, headers: {} };
      return { result, exchange: exchanges.at(-1) ?? { request } };
    },
  };
}

const readCookies = (headers: Headers): readonly (readonly [string, string])[] =>
  headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';', 1);
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()];
  });
