/** A local server that stands for a vendor's, and can be made to misbehave. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeAfterTest } from '../support/close-after-test';

export type VendorRequest = {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type VendorReply = { readonly status?: number; readonly body: unknown };

type Misbehave = (response: ServerResponse) => void;

export type VendorDouble = {
  readonly url: string;
  readonly requests: readonly VendorRequest[];
  /** Responds to all further requests instead, or to those that `when` picks; undefined ends it. */
  readonly misbehave: (
    how: Misbehave | undefined,
    when?: (request: VendorRequest) => boolean,
  ) => void;
};

export async function openDouble(
  respond: (request: VendorRequest) => VendorReply,
): Promise<VendorDouble> {
  const requests: VendorRequest[] = [];
  let misbehaving: ((request: VendorRequest) => Misbehave | undefined) | undefined;
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const url = new URL(incoming.url ?? '/', 'http://double');
      const request = { url, headers: incoming.headers, body };
      requests.push(request);
      const misbehave = misbehaving?.(request);
      if (misbehave) return misbehave(response);
      const reply = respond(request);
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply.body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closeAfterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    misbehave: (how, when = () => true) => {
      misbehaving = (request) => (when(request) ? how : undefined);
    },
  };
}
