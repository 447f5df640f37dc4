import type { CheckOptions } from '../check-options';
import { exchange } from '../exchange';
import type { Limits } from '../listing-session';
import type { Report } from '../report';

const aReport = {
  kind: 'script',
  area: 'check-api',
  message: 'A report of npm run check-api',
  stack: '',
  path: '/browse',
};

/** Sends a report of an error as the page's beacon does. */
export async function checkClientErrors(
  { saved, origin }: CheckOptions,
  { signal, requestMs }: Limits,
  report: Report,
): Promise<void> {
  report.group('Error reports', 'docs/client-errors-api.md');
  const check = { name: 'a report is taken', section: 'the-call' };
  if (saved === undefined) {
    report.skip(check, 'name the service by --saved');
    return;
  }
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    origin: origin ?? new URL(saved).origin,
  };
  const { request, response, failure } = await exchange(`${saved}/client-errors`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ errors: [aReport] }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]),
  });
  const { status = 0 } = response ?? {};
  if ([404, 405, 501].includes(status))
    report.skip(check, 'not offered: reports are lost unless the host defines plpReportError');
  else
    report.expect({ ...check, request }, status >= 200 && status < 300, {
      expected: 'a status from 200 to 299 for JSON that is sent as text/plain',
      got: response ? `status ${status}` : String(failure),
    });
}
