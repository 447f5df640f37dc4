import '../support/as-in-production';
import { connect, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import type { ListingEngine } from '../../shop/catalogue/listing-engine';
import { closeAfterTest } from '../support/close-after-test';
import { aSampleFolder } from '../support/sample-folder';
import { aServer } from './a-server';
import { aHostileRequest, hostileBytes } from './hostile-requests';
import { createChance, type Chance } from '../../shop/pictures/chance';
import { headScript } from '../../src/hydration/head-script';

/** With a number of its own it also runs over the sample catalogue. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_257);
const isLong = process.env.FUZZ_REQUESTS !== undefined;
const limitMs = 10_000;
const mostGrowthMb = 60;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heapMb() {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

let engine: ListingEngine | undefined;

beforeAll(async () => {
  if (!isLong) return;
  const opened = await openCatalogue({ dataDir: await aSampleFolder() });
  closeAfterTest(opened.engine.close);
  engine = opened.engine;
});

const aFuzzedServer = () =>
  aServer({
    ...(engine && { engine }),
    env: { PAGE_CACHE_MB: '2', WRITES_PER_MINUTE: '0', CORS_ORIGINS: 'https://other.example' },
  });

const ownScript = `<script>${headScript}</script>`;

async function respondTo(server: FastifyInstance, chance: Chance) {
  const request = aHostileRequest(chance);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`no response to ${JSON.stringify(request)}`)), limitMs);
  });
  const response = await Promise.race([server.inject(request), late]);
  clearTimeout(timer);
  return { request, response };
}

describe('a random request', () => {
  it(
    'gets a safe response in time, without a server error or a memory leak',
    async () => {
      const server = await aFuzzedServer();
      const chance = createChance(seed);
      const statuses = new Map<number, number>();
      let heapBefore = 0;
      for (let count = 0; count < requests; count += 1) {
        if (count === Math.floor(requests / 5)) heapBefore = heapMb();
        const { request, response } = await respondTo(server, chance);
        const { statusCode, headers } = response;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        const isSafe =
          statusCode < 500 &&
          headers['x-content-type-options'] === 'nosniff' &&
          (headers.location === undefined || /^\/(?![/\\])[\x21-\x7e]*$/.test(headers.location)) &&
          // The hostile name must not become a host; inside a percent-encoded address it is harmless.
          !/["']\s*(?:https?:)?[/\\]{2}[^"'/?]*evil\.example|<script>/.test(
            String(headers['content-type']).includes('html')
              ? (response.body.split('<body')[0] ?? '').replace(ownScript, '')
              : '',
          );
        if (!isSafe) throw new Error(`${statusCode} ${JSON.stringify({ request, headers })}`);
      }
      expect(heapMb() - heapBefore).toBeLessThan(mostGrowthMb);
      for (const status of [200, 303, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
      if (isLong) process.stdout.write(`${JSON.stringify([...statuses])}\n`);
    },
    requests * 100,
  );

  it(
    'gets a response or is cut off when its bytes are invalid',
    async () => {
      const server = await aFuzzedServer();
      await server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.server.address() as AddressInfo;
      const chance = createChance(seed + 1);
      for (let count = 0; count < requests / 10; count += 1) {
        const bytes = hostileBytes(chance);
        const received = await new Promise<string>((done, fail) => {
          let text = '';
          const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
          socket.setTimeout(limitMs, () => fail(new Error(`no response to ${bytes}`)));
          socket.on('data', (data) => (text += data.toString('latin1')));
          socket.on('error', () => done(text)).on('close', () => done(text));
        });
        if (received !== '') expect(received).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      }
      expect((await server.inject('/healthz')).statusCode).toBe(200);
    },
    requests * 100,
  );
});
