/** The services on a real socket, with changes that break them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { runCheckApi } from '../../check-api/check-api-command';
import type { Found } from '../../check-api/report';
import { closeAfterTest } from '../support/close-after-test';

type Headers = Readonly<Record<string, string>>;
type Sent = { readonly status: number; readonly headers: Headers; readonly text: string };

export type Change = {
  /** The address that the services get. */
  readonly request?: (url: string) => string;
  /** What is sent to a request of `url`; nothing for undefined. */
  readonly response?: (sent: Sent, url: string) => Sent | undefined;
};

type Body = {
  response: {
    facet_list: {
      id: string;
      form?: string;
      match?: string;
      values: { id: string; count: number; selected?: boolean }[];
    }[];
    groups_list: { type: string }[];
    meta: Record<string, unknown>;
    product_list: { price: Record<string, unknown>; [field: string]: unknown }[];
  };
};

/** Changes the response of each listing. */
export const listing = (change: (response: Body['response'], url: string) => void): Change => ({
  response: (sent, url) => {
    const isListing = sent.text.includes('"facet_list"') && sent.text.includes('"num_results"');
    if (!isListing) return sent;
    const body = JSON.parse(sent.text) as Body;
    change(body.response, url);
    return { ...sent, text: JSON.stringify(body) };
  },
});

/** Returns the address. */
export async function serve(services: FastifyInstance, change: Change = {}): Promise<string> {
  const { request: toServices = (url: string) => url, response: toCaller = (sent: Sent) => sent } =
    change;
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const sent = text(request).then((payload) =>
      services.inject({
        method: method as 'GET',
        url: toServices(url),
        headers: { ...headers, 'accept-encoding': 'identity' },
        ...(payload && { payload }),
      }),
    );
    void sent.then((got) => {
      const received = {
        status: got.statusCode,
        headers: got.headers as Headers,
        text: got.payload,
      };
      const changed = toCaller(received, url);
      if (!changed) return;
      const length = String(Buffer.byteLength(changed.text));
      response.writeHead(changed.status, { ...changed.headers, 'content-length': length });
      response.end(changed.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

type Limits = { readonly requestMs: number; readonly wholeMs: number };

/** Runs the command; returns its exit code and all that it printed. */
export async function run(args: readonly string[], limits?: Limits) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const code = await runCheckApi(args, { stdout, stderr, defaultBrand: 'marlow' }, limits);
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), err: await text(stderr) };
}

/** The checks, from `--json`. */
export async function checksOf(args: readonly string[], limits?: Limits) {
  const { code, out } = await run([...args, '--json'], limits);
  const { checks } = JSON.parse(out) as { readonly checks: readonly Found[] };
  return { code, checks, broken: checks.filter(({ result }) => result === 'breaks') };
}
