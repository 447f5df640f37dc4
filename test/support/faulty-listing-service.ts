/** A listing API on a real socket whose responses a test controls, including faulty ones. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { responseOf } from './a-listing-api';
import { closeAfterTest } from './close-after-test';

export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

/** Responds with a sound listing. */
export const respondsWell: Responder = (request, response) =>
  sendJson(response, responseOf(request.url ?? '/'));

export const respondsWithJson =
  (body: unknown): Responder =>
  (_request, response) =>
    sendJson(response, body);

const respondsWithStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}): Responder =>
  (_request, response) => {
    response.writeHead(status, headers).end('{"message":"no"}');
  };

const megabyte = 'x'.repeat(1_000_000);

function sendMegabytes(response: ServerResponse, count: number): void {
  response.write('{"response":{"meta":{"note":"');
  let left = count;
  const send = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(megabyte)) {
        response.once('drain', send);
        return;
      }
    }
    response.end('"}}}');
  };
  send();
}

/** A listing whose fields all have a wrong type. */
const wrongTypes = {
  response: {
    facet_list: [
      7,
      null,
      { id: {}, name: [], type: 3, values: 'none' },
      { id: 'brand', name: 4, values: [null, 'x', { id: [], name: {}, count: 'many', url: 5 }] },
    ],
    groups_list: ['x', { id: 1, name: false, type: [], values: {} }, { type: 'category', id: {} }],
    meta: {
      parent_categories: 'all',
      selected_category: 12,
      num_results: 'lots',
      collection: [],
      result_id: {},
      request: { page: 'one', num_results_per_page: {}, sort_by: 9, term: [], filters: 'none' },
    },
    product_list: [
      'p1',
      null,
      {
        product_id: 7,
        catalogueNumber: {},
        variation_id: [],
        url: 'javascript:alert(1)',
        brand: {},
        title: ['a'],
        image: 'x',
        price: { current: 'cheap', previous: {}, saving: [], currentFrom: 'x', currencyCode: 4 },
        productReviews: { reviewsCount: 'few', averageStars: {} },
        swatchSources: { displayName: 1 },
        roundelId: {},
        promotionIdentifier: 'x',
      },
    ],
  },
};

export const faults = {
  'a 500': respondsWithStatus(500),
  'a 503 with Retry-After': respondsWithStatus(503, { 'retry-after': '2' }),
  'a 429': respondsWithStatus(429),
  'a 404': respondsWithStatus(404),
  'a 401': respondsWithStatus(401),
  'no response': () => undefined,
  'a closed socket': (request) => request.socket.destroy(),
  'a byte a second': (_request, response) => {
    const timer = setInterval(() => response.write(' '), 1_000);
    response.once('close', () => clearInterval(timer));
  },
  'a response cut off': (request, response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"response":{"facet_list":[');
    setTimeout(() => request.socket.destroy(), 50);
  },
  'JSON cut short': (_request, response) => {
    response.end('{"response":{"facet_list":[');
  },
  'HTML with 200': (_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Sign in</title>');
  },
  'an empty body': (_request, response) => {
    response.end();
  },
  '50 MB': (_request, response) => sendMegabytes(response, 50),
  'a hundred thousand lists in each other': (_request, response) => {
    const depth = 100_000;
    response.end(`{"response":{"meta":{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}}}`);
  },
  'a redirect': respondsWithStatus(302, { location: 'http://127.0.0.1:9/' }),
  'wrong types in every field': respondsWithJson(wrongTypes),
} satisfies Readonly<Record<string, Responder>>;

export type FaultName = keyof typeof faults;

export type FaultyListingService = {
  /** Such as "http://127.0.0.1:4000". */
  readonly address: string;
  /** Requests so far, oldest first. */
  readonly requests: IncomingMessage[];
  /** Sets the response to all further requests. */
  readonly respondWith: (responder: Responder) => void;
};

/** Allows every origin; returns whether the request is only the browser's permission check. */
function allowOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  response.setHeader('access-control-expose-headers', 'retry-after');
  return request.method === 'OPTIONS';
}

/** Starts with sound responses, on a free local port; pages of every origin may call it. */
export async function startFaultyListingService(): Promise<FaultyListingService> {
  const requests: IncomingMessage[] = [];
  let respond: Responder = respondsWell;
  const server = createServer((request, response) => {
    if (allowOrigins(request, response)) {
      response.end();
      return;
    }
    requests.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    respondWith: (responder) => {
      respond = responder;
    },
  };
}
