import { readSavedList } from '../../src/saved-for-later/saved-session';
import { readRecord, readText } from '../../src/lib/read-unknown';
import {
  addCall,
  listCall,
  removeCall,
  tokenCall,
  withToken,
  type SavedFailure,
  type ServiceCall,
} from '../../src/saved-for-later/service-calls';
import type { CheckOptions } from '../check-options';
import type { Limits } from '../listing-session';
import { equal, shown, type Report } from '../report';
import { fieldFaults, type BodyName } from '../schema-faults';
import { createSavingShopper, type SavingShopper } from '../saving-shopper';
import { checkPreflight, originFault } from './origin';

const sections = {
  token: '1-a-number-for-the-session',
  list: '2-the-list',
  change: '3-add-and-remove',
  failures: 'failures',
  caching: 'the-embedded-service',
  origin: 'another-origin',
};

export async function checkSaved(
  options: CheckOptions,
  limits: Limits,
  { report, productId }: { readonly report: Report; readonly productId: string | undefined },
): Promise<void> {
  report.group('Save for later', 'docs/save-for-later-api.md');
  const { saved, origin } = options;
  if (saved === undefined) {
    report.skip({ name: 'the four calls', section: 'the-calls' }, 'name the service by --saved');
    return;
  }
  const shopper = createSavingShopper(saved, {
    report,
    limits,
    origin: origin ?? new URL(saved).origin,
  });
  const token = await checkToken(shopper);
  if (token !== undefined) {
    await checkWrongToken(shopper);
    await checkList(shopper, token);
    if (productId === undefined)
      report.skip({ name: 'add and remove', section: sections.change }, 'no product is known');
    else await checkChanges(shopper, token, productId);
  }
  if (origin !== undefined) await checkOrigin(shopper, limits);
}

const shownFailure = (error: SavedFailure): string =>
  error.reason === 'refused' ? `status ${error.status}` : error.reason;

/** A call that has to succeed; undefined if it does not. */
async function succeed(
  shopper: SavingShopper,
  call: ServiceCall,
  [name, section]: readonly [string, string],
) {
  const { result, exchange: made } = await shopper.call(call);
  const { error } = result;
  shopper.report.check(
    { name, section, request: made.request },
    error && {
      expected: 'a status from 200 to 299 and JSON or nothing',
      got: made.failure ?? shownFailure(error),
    },
  );
  return error ? undefined : { body: result.data, request: made.request, response: made.response };
}

function checkForm(
  { report }: SavingShopper,
  name: BodyName,
  [body, section]: readonly [unknown, string],
): void {
  const fault = fieldFaults(name, body).find(({ isUnknown }) => !isUnknown);
  report.check({ name: 'it has the documented form', section }, fault);
}

async function checkToken(shopper: SavingShopper): Promise<string | undefined> {
  const started = await succeed(shopper, tokenCall, ['a session starts', sections.token]);
  if (!started) return undefined;
  checkForm(shopper, 'session', [started.body, sections.token]);
  return readText(readRecord(started.body).sessionConfirmationNumber);
}

/** The page requests another number after one of these two statuses alone. */
async function checkWrongToken({ call, report }: SavingShopper): Promise<void> {
  const { exchange: made } = await call(withToken(listCall, 'no-such-number'));
  const status = made.response?.status;
  report.expect(
    { name: 'a wrong number is refused', section: sections.failures, request: made.request },
    status === 403 || status === 409,
    {
      expected: 'status 403 or 409',
      got: status === undefined ? (made.failure ?? '') : `status ${status}`,
    },
  );
}

async function requestList(shopper: SavingShopper, token: string, name: string) {
  const list = await succeed(shopper, withToken(listCall, token), [name, sections.list]);
  if (list) checkForm(shopper, 'savedList', [list.body, sections.list]);
  return list;
}

async function checkList(shopper: SavingShopper, token: string): Promise<void> {
  const list = await requestList(shopper, token, 'the list responds');
  const cacheControl = list?.response?.headers.get('cache-control') ?? '';
  if (list)
    shopper.report.expect(
      { name: 'the list is not cached', section: sections.caching, request: list.request },
      /no-store/i.test(cacheControl),
      { expected: 'cache-control: no-store', got: shown(cacheControl) },
    );
}

/** Saves a product and removes it, each twice. */
async function checkChanges(
  shopper: SavingShopper,
  token: string,
  productId: string,
): Promise<void> {
  const section = sections.change;
  const change = (name: string, call: ServiceCall) =>
    succeed(shopper, withToken(call, token), [name, section]);
  const checkTimes = async (name: string, times: number) => {
    const list = await requestList(shopper, token, 'the list responds after that');
    const saved = readSavedList(list?.body)?.savedProducts ?? [];
    const found = saved.filter((product) => product.productId === productId).length;
    if (list) shopper.report.check({ name, section, request: list.request }, equal(times, found));
  };
  await change('a product is added', addCall(productId));
  await change('the same product is added again', addCall(productId));
  await checkTimes('the list has it once', 1);
  await change('the product is removed', removeCall(productId));
  await change('the same product is removed again', removeCall(productId));
  await checkTimes('the list no longer has it', 0);
}

async function checkOrigin(
  { base, origin, report, exchanges }: SavingShopper,
  limits: Limits,
): Promise<void> {
  const [first] = exchanges;
  if (!first || origin === new URL(base).origin) return;
  const call = {
    name: 'a call',
    origin,
    request: first.request,
    headers: ['content-type', 'x-csrf-token'],
    withCookies: true,
  };
  await checkPreflight(call, report, limits);
  const refused = exchanges.find(({ response }) => response && originFault(response, call));
  report.check(
    {
      name: 'all calls allow the origin, with cookies',
      section: sections.origin,
      request: (refused ?? first).request,
    },
    refused?.response && originFault(refused.response, call),
  );
  const set = exchanges.flatMap(({ response }) => response?.headers.getSetCookie() ?? []);
  if (set.some((cookie) => !/samesite=none/i.test(cookie)))
    report.skip(
      { name: 'the session cookie', section: sections.origin },
      'reaches the service only on the same site: other sites need SameSite=None; Secure',
    );
}
