/** Receives the browsers' error reports (docs/product.md, 14.3), logs and counts them. The response has no body. */
import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../src/lib/parse-json';
import { isRecord, readList, readRecord } from '../../src/lib/read-unknown';
import { clientErrorKinds, type ClientErrorKind, type Metrics } from '../metrics';

export const clientErrorsPath = '/client-errors';
const mostBytes = 8_192;
const mostErrors = 10;

const readKind = (value: unknown): ClientErrorKind =>
  clientErrorKinds.find((kind) => kind === value) ?? 'other';

export type ClientError = {
  readonly kind: ClientErrorKind;
  readonly area: string;
  readonly message: string;
  readonly stack: string;
  readonly path: string;
};

const readText = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

function readClientError(value: unknown): ClientError | undefined {
  if (!isRecord(value) || typeof value.message !== 'string') return undefined;
  return {
    kind: readKind(value.kind),
    area: readText(value.area, 64),
    message: readText(value.message, 512),
    stack: readText(value.stack, 4_096),
    // The query can hold a shopper's own words.
    path: readText(value.path, 512).split(/[?#]/, 1)[0] ?? '',
  };
}

/** Reads a report, `{ errors: [{ kind, area, message, stack, path }] }`; drops other values. */
function readClientErrors(body: unknown): readonly ClientError[] {
  return readList(readRecord(body).errors)
    .slice(0, mostErrors)
    .flatMap((error) => readClientError(error) ?? []);
}

/** A plugin of its own, since a beacon sends JSON as `text/plain`, which no other route accepts. */
export const clientErrorRoutes =
  (metrics: Metrics) => (server: FastifyInstance, _options: object, done: () => void) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, parseJson(String(body))),
    );
    server.post(clientErrorsPath, { bodyLimit: mostBytes }, (request, reply) => {
      const errors = readClientErrors(request.body);
      for (const error of errors) {
        metrics.clientErred(error.kind);
        request.log.warn({ clientError: error }, 'client error');
      }
      return reply.status(errors.length > 0 ? 204 : 400).send();
    });
    done();
  };
