import '../support/as-in-production';
import { connect, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import type { ListingEngine } from '../../shop/catalogue/listing-engine';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { aServer } from './a-server';
import { aChance, aHostileRequest, hostileBytes, type Chance } from './hostile-requests';

/** `npm run fuzz` asks for many more, over the sample catalogue. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_251);
const isLong = process.env.FUZZ_REQUESTS !== undefined;
const limitMs = 10_000;
const mostGrowthMb = 60;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMb = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
};

let engine: ListingEngine | undefined;

beforeAll(async () => {
  if (!isLong) return;
  const opened = await openCatalogue({ dataDir: aFolder() });
  closeAfterTest(opened.engine.close);
  engine = opened.engine;
});

const aFuzzedServer = () =>
  aServer({
    ...(engine && { engine }),
    env: { PAGE_CACHE_MB: '2', WRITES_PER_MINUTE: '0', CORS_ORIGINS: 'https://other.example' },
  });

async function answerTo(server: FastifyInstance, chance: Chance) {
  const request = aHostileRequest(chance);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer to ${JSON.stringify(request)}`)), limitMs);
  });
  const answer = await Promise.race([server.inject(request), late]);
  clearTimeout(timer);
  return { request, answer };
}

describe('whatever is asked', () => {
  it(
    'is answered in time, without an error of the server, safely, and leaves nothing behind',
    async () => {
      const server = await aFuzzedServer();
      const chance = aChance(seed);
      const statuses = new Map<number, number>();
      let heapBefore = 0;
      for (let count = 0; count < requests; count += 1) {
        if (count === Math.floor(requests / 5)) heapBefore = heapMb();
        const { request, answer } = await answerTo(server, chance);
        const { statusCode, headers } = answer;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        const isSafe =
          statusCode < 500 &&
          headers['x-content-type-options'] === 'nosniff' &&
          (headers.location === undefined || /^\/(?![/\\])[\x21-\x7e]*$/.test(headers.location)) &&
          // As a word of this shop's own address, percent-encoded, it is harmless; as an address's host it is not.
          !/["']\s*(?:https?:)?[/\\]{2}[^"'/?]*evil\.example|<script>/.test(
            String(headers['content-type']).includes('html')
              ? (answer.body.split('<body')[0] ?? '')
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
    'is answered or cut off when its very bytes are wrong',
    async () => {
      const server = await aFuzzedServer();
      await server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.server.address() as AddressInfo;
      const chance = aChance(seed + 1);
      for (let count = 0; count < requests / 10; count += 1) {
        const bytes = hostileBytes(chance);
        const heard = await new Promise<string>((done, fail) => {
          let text = '';
          const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
          socket.setTimeout(limitMs, () => fail(new Error(`no answer to ${bytes}`)));
          socket.on('data', (data) => (text += data.toString('latin1')));
          socket.on('error', () => done(text)).on('close', () => done(text));
        });
        if (heard !== '') expect(heard).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      }
      expect((await server.inject('/healthz')).statusCode).toBe(200);
    },
    requests * 100,
  );
});
