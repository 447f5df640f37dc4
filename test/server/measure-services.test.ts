import { UnavailableError } from '../../shop/catalogue/listing-engine';
import { aServer, anEngine } from './a-server';

describe('the metrics of what stands behind the pages', () => {
  it('tell the products of the catalogue and the time of its import', async () => {
    const importedMs = Date.UTC(2026, 0, 31);
    const engine = anEngine({ health: () => ({ products: 7, engine: 'test', importedMs }) });
    const { body } = await (await aServer({ engine })).inject('/metrics');
    expect(body).toContain('plp_catalogue_products 7\n');
    expect(body).toContain(`plp_catalogue_imported_timestamp_seconds ${importedMs / 1000}\n`);
  });

  it('tell how long the engine takes, and how its queries end', async () => {
    const failures = [new UnavailableError('away'), new Error('broken')];
    const { query } = anEngine();
    const engine = anEngine({
      query: (requested) => {
        const failure = failures.pop();
        return failure === undefined ? query(requested) : Promise.reject(failure);
      },
    });
    const server = await aServer({ engine });
    for (const page of [1, 2, 3]) await server.inject(`/listing-api/group_id/chairs?page=${page}`);
    const { body } = await server.inject('/metrics');
    // A listing may cost more than one query.
    expect(body).toMatch(/plp_engine_query_seconds_count\{outcome="page"\} [1-9]/);
    for (const outcome of ['unavailable', 'failed'])
      expect(body).toContain(`plp_engine_query_seconds_count{outcome="${outcome}"} 1\n`);
  });

  it('tell whether the server is ready, as /readyz does', async () => {
    const reasons: string[] = [];
    const engine = anEngine({
      health: () => {
        const [problem] = reasons;
        return { products: 2, engine: 'test', ...(problem !== undefined && { problem }) };
      },
    });
    const server = await aServer({ engine });
    const seen = async () => {
      const { body } = await server.inject('/metrics');
      return [(await server.inject('/readyz')).statusCode, /^plp_ready (\d)$/m.exec(body)?.[1]];
    };
    expect(await seen()).toEqual([200, '1']);
    reasons.push('OpenSearch cannot be reached');
    expect(await seen()).toEqual([503, '0']);
  });
});
