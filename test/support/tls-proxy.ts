/** A proxy with TLS in front of a server of the test, for pages of several hosts. */
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { closeAfterTest } from './close-after-test';

export type TlsProxy = {
  readonly port: number;
  /** Sends all further requests to this local port. */
  readonly serve: (port: number) => void;
};

/** Has a self-signed certificate. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const subject = [{ name: 'commonName', value: 'page.test' }];
  const { private: key, cert } = await generate(subject, { algorithm: 'sha256' });
  let target = 0;
  const server = createServer({ key, cert }, (incoming, response) => {
    const { method, url, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-proto': 'https' };
    const outgoing = request(
      { host: '127.0.0.1', port: target, method, path: url, headers: forwarded },
      (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: (port) => {
      target = port;
    },
  };
}
