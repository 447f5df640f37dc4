/** The embedded takers of error reports and of events; what the page sends them is held where it sends it. */
import '../support/as-in-production';
import { withEventsFolder } from '../shop/events/an-events-service';
import { aServer } from '../server/a-server';
import { faultsOfResponse, findOperation, readContract, readDocs, samplesOf } from './contract';

const { aService } = withEventsFolder();

/** The content type that the document shows. */
const contentTypeIn = (document: string) => /^content-type: (.+)$/m.exec(readDocs(document))?.[1];

describe('the embedded service of error reports', () => {
  const contract = readContract('client-errors-api');
  const { operation } = findOperation(contract, 'POST', '/client-errors');
  const [sample] = samplesOf(contract);

  it.each([
    ['the documented report', JSON.stringify(sample?.value), 204],
    ['no report', '{}', 400],
    ['a long body', 'x'.repeat(9_000), 413],
  ])('responds as documented to %s', async (_what, payload, status) => {
    const server = await aServer();
    const headers = { 'content-type': contentTypeIn('client-errors-api.md') };
    const request = { method: 'POST', url: '/client-errors', payload, headers } as const;
    const { statusCode } = await server.inject(request);
    expect(statusCode).toBe(status);
    expect(faultsOfResponse(operation, { status: statusCode, body: '' })).toEqual([]);
  });
});

describe('the embedded collector of events', () => {
  const contract = readContract('event-collector-api');
  const { operation } = findOperation(contract, 'POST', '/plp-events');
  const batch = samplesOf(contract).find(({ name }) => name === 'collectEvents request batch');
  const sent = JSON.stringify(batch?.value);

  it.each([
    ['the documented events', sent, false, 204],
    ['no event', '{"events":[]}', false, 400],
    ['events of another site', sent, true, 403],
    ['a long body', 'x'.repeat(70_000), false, 413],
  ])('responds as documented to %s', async (_what, body, isCrossSite, expected) => {
    const { respond, store } = await aService();
    const { status, message } = await respond(body, isCrossSite);
    expect(status).toBe(expected);
    expect(faultsOfResponse(operation, { status, body: message && { message } })).toEqual([]);
    expect(await store.page({})).toHaveLength(expected === 204 ? 2 : 0);
  });
});
