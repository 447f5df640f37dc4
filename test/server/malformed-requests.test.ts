import { connect, type AddressInfo } from 'node:net';
import { aServer } from './a-server';

/** The first line of the response, and whether the server ends the connection. */
async function responseTo(request: string): Promise<string> {
  const server = await aServer();
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return new Promise((received, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', fail);
    socket.once('data', (data) => {
      socket.destroy();
      const [line = ''] = String(data).split('\r\n', 1);
      received(`${line}${/^connection: close/im.test(String(data)) ? ', end' : ''}`);
    });
  });
}

describe('a request that a proxy in front could read in another way', () => {
  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n', '400 Bad Request, end'],
    ['one host twice', 'GET / HTTP/1.1\r\nHost: a\r\nx: y\r\nhOST: a\r\n', '400 Bad Request, end'],
    ['no host', 'GET / HTTP/1.1\r\n', '400 Bad Request, end'],
    ['no version', 'GET /\r\n', '400 Bad Request, end'],
    ['version 0.9', 'GET / HTTP/0.9\r\nHost: a\r\n', '400 Bad Request, end'],
    ['version 2.0', 'GET / HTTP/2.0\r\nHost: a\r\n', '400 Bad Request, end'],
    [
      'more headers than Node reads, and another host behind them',
      `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(250)}Host: b\r\n`,
      '431 Request Header Fields Too Large, end',
    ],
  ])('is refused: %s', async (_what, request, response) => {
    expect(await responseTo(`${request}\r\n`)).toBe(`HTTP/1.1 ${response}`);
  });

  it.each([
    ['one host', 'GET / HTTP/1.1\r\nHost: a\r\n', '200 OK'],
    ['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(150)}`, '200 OK'],
    ['version 1.0 without a host', 'GET /healthz HTTP/1.0\r\n', '200 OK, end'],
  ])('is none with %s', async (_what, request, response) => {
    expect(await responseTo(`${request}\r\n`)).toBe(`HTTP/1.1 ${response}`);
  });
});
