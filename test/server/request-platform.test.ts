import type { FastifyBaseLogger } from 'fastify';
import { createRequestPlatform } from '../../server/rendering/request-platform';
import { forwardedHeaders } from '../../server/security/forwarded-headers';

describe('the headers for the listing API', () => {
  it('are those that start with x-, the cookie and the user agent, and no others', () => {
    expect(
      forwardedHeaders({
        'x-request-id': '7',
        'x-forwarded-for': '192.0.2.1',
        cookie: 'COID=c1',
        'user-agent': 'Test',
        authorization: 'Basic secret',
        host: 'shop.example',
        accept: '*/*',
        'accept-language': 'en',
        referer: 'https://other.example',
      }),
    ).toEqual({
      'x-request-id': '7',
      'x-forwarded-for': '192.0.2.1',
      cookie: 'COID=c1',
      'user-agent': 'Test',
    });
  });

  it('never include the brand header of a request', () => {
    expect(forwardedHeaders({ 'x-brand': 'hearth' })).toEqual({});
  });
});

const log = {} as FastifyBaseLogger;

describe('the id of the user', () => {
  it.each([
    ['COID=c1', 'c1'],
    ['a=b; COID=c1; d=e', 'c1'],
    ['XCOID=c2', undefined],
    ['COID=', undefined],
    ['COID=a%20b', 'a b'],
    ['a=%; COID=%', '%'],
    ['COID=c1; COID=c2', 'c1'],
    [undefined, undefined],
  ])('by the cookies %j is %j', (cookie, value) => {
    const platform = createRequestPlatform({
      request: { headers: cookie === undefined ? {} : { cookie }, id: 'r1', log },
      origin: 'https://shop.example',
      access: { fetch },
    });
    expect(platform.userId()).toBe(value);
  });
});
