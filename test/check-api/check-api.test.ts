import '../support/as-in-production';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import GithubSlugger from 'github-slugger';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import { unknownId } from '../../check-api/listing-session';
import { aServer } from '../server/a-server';
import { closeAfterTest } from '../support/close-after-test';
import { aSampleFolder } from '../support/sample-folder';
import { checksOf, listing, run, serve } from './an-api';
import { brokenApis } from './broken-apis';

const origin = 'https://shop.example';

let services: FastifyInstance;
beforeAll(async () => {
  const { engine } = await openCatalogue({ dataDir: await aSampleFolder() });
  closeAfterTest(engine.close);
  const env = { CORS_ORIGINS: origin, READS_PER_MINUTE: '100000' };
  services = await aServer({ engine, env });
});

const root = join(__dirname, '../..');

function anchorsOf(document: string): readonly string[] {
  const slugger = new GithubSlugger();
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}

describe('the check of an API', () => {
  it('finds that the embedded services hold, each check with its section', async () => {
    const address = await serve(services);
    const { code, checks, broken } = await checksOf([
      `${address}/listing-api/`,
      ...['--collection', 'winter-warmers', '--saved', address, '--origin', origin],
    ]);
    expect([code, broken]).toEqual([0, []]);
    expect(checks.length).toBeGreaterThan(80);
    expect(checks.flatMap(({ result, name }) => (result === 'none' ? name : []))).toEqual([
      'the session cookie',
    ]);
    const documents = ['listing-api', 'save-for-later-api', 'client-errors-api'];
    const known = documents
      .map((name) => `docs/${name}.md`)
      .flatMap((document) => anchorsOf(document).map((anchor) => `${document}#${anchor}`));
    expect(known).toEqual(expect.arrayContaining(checks.map(({ contract }) => contract)));
  });

  it('says what it did not check and what is not offered', async () => {
    const address = await serve(services, {
      response: (sent, url) =>
        /product_id|suggestions/.test(url) ? { ...sent, status: 404, text: '{}' } : sent,
    });
    const { code, out } = await run([`${address}/listing-api`]);
    expect(out).toContain('– CORS: name the origin of the page by --origin');
    expect(out).toContain('– products by ids: not offered');
    expect(out).toContain('– suggestions: not offered');
    expect(out).toContain('– the four calls: name the service by --saved');
    expect(out).toMatch(/All \d+ checks hold\. Not checked or not offered: 6\.\n$/);
    expect(code).toBe(0);
  });
});

describe('the check of a broken API', () => {
  it.each(brokenApis)('finds %s', async (_what, change, expected) => {
    const address = await serve(services, change);
    const { code, broken } = await checksOf([`${address}/listing-api`], {
      requestMs: 3_000,
      wholeMs: 60_000,
    });
    expect(broken).toContainEqual(
      expect.objectContaining({
        ...expected,
        repeat: expect.stringContaining(`curl -gsSi '${address}/listing-api/`),
      }),
    );
    expect(code).toBe(1);
  });

  it('ends when the time for all requests is over', async () => {
    const address = await serve(services, { response: () => undefined });
    const limits = { requestMs: 60_000, wholeMs: 100 };
    const { broken } = await checksOf([`${address}/listing-api`, '--origin', origin], limits);
    expect(broken).toContainEqual(expect.objectContaining({ name: 'the check ends in time' }));
    expect(broken[0]).toMatchObject({ expected: 'all responses within a minute' });
  });

  it('finds missing CORS headers', async () => {
    const address = await serve(services);
    const other = ['--origin', 'https://other.example', '--saved', address];
    const { broken } = await checksOf([`${address}/listing-api`, ...other]);
    const contract = 'docs/listing-api.md#another-origin';
    expect(broken).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'a listing: GET allows the origin', contract }),
        expect.objectContaining({ name: 'a session starts', got: expect.stringContaining('403') }),
      ]),
    );
  });

  it('finds failures that browsers hide, and reports that are refused as plain text', async () => {
    const address = await serve(services, {
      response: (sent, url) => {
        if (url === '/client-errors') return { ...sent, status: 415 };
        return url.includes(unknownId) ? { ...sent, headers: {} } : sent;
      },
    });
    const { broken } = await checksOf([
      `${address}/listing-api`,
      ...['--origin', origin, '--saved', address],
    ]);
    expect(broken).toEqual([
      expect.objectContaining({
        name: 'an unknown category: GET allows the origin',
        expected: `access-control-allow-origin: ${origin}`,
      }),
      expect.objectContaining({
        name: 'a report is taken',
        got: 'status 415',
        repeat: expect.stringMatching(/curl .*text\/plain.* --data-raw '\{"errors":/),
      }),
    ]);
  });

  it('finds a service that saves nothing and takes any number', async () => {
    const address = await serve(services, {
      response: (sent, url) =>
        url.includes('/list?') ? { ...sent, status: 200, text: '{"savedProducts":[]}' } : sent,
    });
    const { broken } = await checksOf([`${address}/listing-api`, '--saved', address]);
    expect(broken.map(({ name }) => name)).toEqual([
      'a wrong number is refused',
      'the list has it once',
    ]);
  });

  it('prints each fault with what is expected and how to see it, and nothing that a terminal obeys', async () => {
    const address = await serve(
      services,
      listing((response) => {
        for (const product of response.product_list) {
          product.colour = '\u009b2J';
          product.url = 'javascript:\u009b2J';
        }
      }),
    );
    const { code, out } = await run([`${address}/listing-api`]);
    expect(out).toContain('  ✗ response.product_list[].url\n');
    expect(out).toMatch(
      /\n\d+\. All \d+ listings: response\.product_list\[\]\.url\n {3}expected {5}\S/,
    );
    expect(out).toMatch(
      /\n {3}repeat with {2}curl .*\n {3}contract {5}docs\/listing-api\.md#product\n/,
    );
    expect(out).toContain(
      '– fields that the contract does not have: ["response.product_list[].colour"]',
    );
    expect(out).not.toContain('\u009b');
    expect(code).toBe(1);
  });
});

describe('the command check-api', () => {
  it('ends with 2 for a wrong command, and with 0 for help', async () => {
    expect(await run([])).toMatchObject({ code: 2, err: expect.stringContaining('base address') });
    expect(await run(['ftp://a'])).toMatchObject({ code: 2 });
    expect(await run(['http://a', '--colour'])).toMatchObject({ code: 2 });
    expect(await run(['http://a', '--origin', 'shop'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--origin is an http or https address'),
    });
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('--saved'),
    });
  });

  it('ends with 1 when there is no server', async () => {
    const { code, out } = await run(['http://127.0.0.1:1']);
    expect([code, out]).toEqual([1, expect.stringContaining('1 of 1 checks do not hold.')]);
  });
});
