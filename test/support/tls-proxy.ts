/** A proxy with TLS in front of a server of the test, for pages of several hosts. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closeAfterTest } from './close-after-test';
import { aFolder } from './temporary-folder';

export type TlsProxy = {
  readonly port: number;
  /** Sends all further requests to this local port. */
  readonly serve: (port: number) => void;
};

/** Has a self-signed certificate. `openssl` is the path of the program that makes it. */
export async function startTlsProxy(openssl: string): Promise<TlsProxy> {
  const folder = aFolder();
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=page.test', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  const files = ['-keyout', keyFile, '-out', certFile];
  execFileSync(openssl, ['req', '-x509', ...subject, ...files], { stdio: 'ignore' });
  let target = 0;
  const options = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  const server = createServer(options, (incoming, response) => {
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
