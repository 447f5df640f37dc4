/** The built server under long hostile texts, with health checks meanwhile. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attack, compare, costOf, type Attack } from '../support/attack';
import { attacksOf, decoderAttacks, longAddresses } from '../support/attacks';
import { attempt } from '../../src/lib/attempt';
import { closeAfterTest } from '../support/close-after-test';
import { until } from '../support/until';
import { startShopProcess, type ShopProcess } from '../support/shop-process';
import { createChance } from '../../shop/pictures/chance';

/** With a number of its own it attacks for longer. */
const rounds = Number(process.env.FUZZ_ROUNDS ?? 1);
if (rounds > 1) jest.setTimeout(rounds * 300_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261);
const lengths = [4_000, 15_000];
/** A health check may take ten times as long as during ordinary requests, and always 250 ms. */
const mostTimesAsLong = 10;
const leastWaitMs = 250;
/** Stops at this many, since each takes seconds. */
const mostFaults = 3;

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess({
    env: {
      WRITES_PER_MINUTE: '0',
      READS_PER_MINUTE: '1000000',
      COLLECT_EVENTS: 'true',
      LOG_LEVEL: 'info',
    },
  });
});

async function ordinaryWaitMs(address: string): Promise<number> {
  const waits: number[] = [];
  for (const path of ['/search/sofa', '/browse/furniture', '/listing-api/lamp'])
    waits.push((await costOf(address, { path })).longestHealthWaitMs);
  return Math.max(...waits);
}

it('warns at start about limits that all shoppers behind a proxy would share', () => {
  expect(shop.logged()).toMatch(/READS_PER_MINUTE without TRUST_PROXY/);
});

describe('long hostile texts', () => {
  it('cost linear time, delay no health check and cause no error', async () => {
    const mostWaitMs = Math.max(
      leastWaitMs,
      mostTimesAsLong * (await ordinaryWaitMs(shop.address)),
    );
    const faults: string[] = [];
    const waits: string[] = [];
    const chance = createChance(seed);
    const attacks = Array.from({ length: rounds }, () => attacksOf(chance)).flat();
    for (const [one, length] of attacks.flatMap((one) =>
      lengths.map((length) => [one, length] as const),
    )) {
      const report = await attack(shop.address, one, { length, mostWaitMs });
      faults.push(...report.faults);
      waits.push(`${report.longestHealthWaitMs.toFixed(0).padStart(5)} ms  ${length}  ${one.name}`);
      if (faults.length >= mostFaults) break;
    }
    if (process.env.FUZZ_ROUNDS !== undefined)
      process.stdout.write(`Waits of a health check:\n${waits.sort().join('\n')}\n`);
    expect(faults).toEqual([]);
  });
});

describe('texts that cannot be decoded', () => {
  it('cost little more than harmless texts of their length, in every place of a request', async () => {
    const faults: string[] = [];
    for (const one of decoderAttacks)
      // Longer addresses are refused.
      for (const length of one.name.startsWith('address') ? [8_000, 30_000] : [30_000])
        if (faults.length < mostFaults) faults.push(...(await compare(shop.address, one, length)));
    expect(faults).toEqual([]);
  });
});

describe('long addresses of listings', () => {
  it('cost little more than short ones of their length', async () => {
    const faults: string[] = [];
    // They say more than a harmless text; before they were bounded they took six milliseconds and more.
    for (const one of longAddresses) faults.push(...(await compare(shop.address, one, 8_100, 1.2)));
    expect(faults).toEqual([]);
  });
});

describe('the log', () => {
  it('has no character that controls a terminal or turns the direction of its text', async () => {
    let log = '';
    shop.process.stdout?.on('data', (data: Buffer) => (log += data.toString()));
    const message = 'not found \u202e\u009b\u{e0041}\n';
    const body = JSON.stringify({ errors: [{ message, path: '/', stack: message }] });
    await costOf(shop.address, {
      method: 'POST',
      path: '/client-errors',
      body,
      headers: { 'content-type': 'text/plain' },
    });
    await until(() => log.includes('not found'));
    expect(log).toContain('\\u202e\\u009b\\udb40\\udc41\\n');
    expect(log).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    for (const line of log.trim().split('\n'))
      expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});

describe('the attack itself', () => {
  // eslint-disable-next-line regexp/no-super-linear-move -- the attack must find it
  const quadratic = /\s+$/;

  /**
   * A server with a quadratic regular expression over one header, and the metrics of the shop. They count that
   * expression alone, since the tests run in the same process.
   */
  async function aCarelessServer(
    read = (cookie: string): unknown => quadratic.test(cookie),
  ): Promise<string> {
    // Only from its second use on is an expression compiled, and then several times as fast.
    for (const text of ['first', 'second']) quadratic.test(text);
    let processorMicroseconds = 0;
    const careless = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
      if (request.url === '/metrics')
        return response.end(`process_cpu_seconds_total ${processorMicroseconds / 1_000_000}\n`);
      if (request.url === '/healthz') return response.end();
      const before = process.cpuUsage();
      const result = read(String(request.headers.cookie ?? ''));
      processorMicroseconds += process.cpuUsage(before).user;
      response.statusCode = request.url === '/error' ? 500 : 200;
      return response.end(String(result));
    });
    await new Promise<void>((listening) => careless.listen(0, '127.0.0.1', listening));
    closeAfterTest(() => careless.close());
    return `http://127.0.0.1:${(careless.address() as AddressInfo).port}`;
  }

  const spaces = (path: string): Attack => ({
    name: 'spaces',
    requestOf: (length) => ({ path, headers: { cookie: `a=${' '.repeat(length)}b` } }),
  });

  it('finds a quadratic regular expression', async () => {
    const { faults } = await attack(await aCarelessServer(), spaces('/'), {
      length: 6_000,
      mostWaitMs: 60_000,
    });
    expect(faults).toEqual([expect.stringMatching(/^spaces: \d+ ms at 6000, \d+ ms at 12000/)]);
  });

  it('finds an error for each piece of a text', async () => {
    const careless = await aCarelessServer(
      (cookie) =>
        cookie.split(';').filter((pair) => attempt(() => decodeURIComponent(pair))).length,
    );
    const ofCookies = decoderAttacks.filter(({ name }) => /^header cookie with =%;/.test(name));
    expect(ofCookies).toHaveLength(1);
    for (const one of ofCookies)
      expect(await compare(careless, one, 30_000)).toEqual([
        expect.stringMatching(/^header cookie with =%; repeated: \d+ ms at 30000 characters/),
      ]);
  });

  it('finds a slow health check and an error', async () => {
    const { faults } = await attack(await aCarelessServer(), spaces('/error'), {
      length: 4_000,
      mostWaitMs: 0.001,
    });
    expect(faults).toEqual(
      expect.arrayContaining([expect.stringMatching(/a health check waits/), 'spaces: status 500']),
    );
  });
});
