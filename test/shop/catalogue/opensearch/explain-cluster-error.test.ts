import { errors } from '@opensearch-project/opensearch';
import { explainClusterError } from '../../../../shop/catalogue/opensearch/explain-cluster-error';

const refused = (statusCode: number, type: string, reason: string) =>
  new errors.ResponseError({
    statusCode,
    body: { error: { type, reason, root_cause: [{ type, reason }] }, status: statusCode },
  } as never);

const blocked = (statusCode: number, block: string) =>
  refused(statusCode, 'cluster_block_exception', `index [catalogue-1] blocked by: [${block}];`);

describe('a cluster that takes no writes', () => {
  it.each([
    [429, 'TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has …'],
    [403, 'FORBIDDEN/10/cluster create-index blocked (api)'],
  ])('has full disks: %d %s', (status, block) => {
    expect(explainClusterError(blocked(status, block))).toMatch(/^its disks are full: make room/);
  });

  it.each([
    [403, 'FORBIDDEN/5/index read-only (api)'],
    [403, 'FORBIDDEN/6/cluster read-only (api)'],
    [403, 'FORBIDDEN/8/index write (api)'],
  ])('was set to be read-only: %d %s', (status, block) => {
    expect(explainClusterError(blocked(status, block))).toMatch(
      /^it is set to be read-only: remove the block/,
    );
  });

  it('has no manager, which is said as it is', () => {
    const reason = 'SERVICE_UNAVAILABLE/2/no cluster manager';
    expect(explainClusterError(blocked(503, reason))).toContain(reason);
    expect(explainClusterError(blocked(503, reason))).not.toContain('full');
  });
});

it('a part without a copy is said to be that', () => {
  const lost = refused(503, 'no_shard_available_action_exception', 'No shard available for [get]');
  expect(explainClusterError(lost)).toMatch(/^a part of an index has no copy/);
});

it('a refused user is one still', () => {
  const unknown = refused(403, 'security_exception', 'who are you');
  expect(explainClusterError(unknown)).toBe('user or password is refused; set OPENSEARCH_URL');
});

it('a plain text is said with its status, since the client leaves it out', () => {
  const starting = { statusCode: 503, body: 'OpenSearch Security not initialized.' };
  expect(explainClusterError(new errors.ResponseError(starting as never))).toBe(
    'it responds with 503: OpenSearch Security not initialized.',
  );
  const silent = new errors.ResponseError({ statusCode: 502, body: '' } as never);
  expect(explainClusterError(silent)).toBe('it responds with 502');
});
