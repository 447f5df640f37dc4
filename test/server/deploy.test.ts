/** The files from which an operator starts the shop. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shopSettings } from '../../shop/settings';
import { specificationOf } from '../../server/settings/setting-specification';
import { brands } from '../support/english';

const read = (path: string) => readFileSync(resolve(__dirname, '../..', path), 'utf8');
const compose = read('deploy/compose.yaml');
const dockerfile = read('deploy/Dockerfile');
const guide = read('docs/guides/operations.md');

it('names the same nodes twice for nginx: those that are left out, and any', () => {
  const nodesOf = (group: string) => {
    const [, block = ''] = read('deploy/nginx.conf').split(`upstream ${group} {`);
    return [...(block.split('}', 1)[0] ?? '').matchAll(/^ *server ([\d.:]+) /gm)].map(
      ([, node]) => node,
    );
  };
  expect(nodesOf('listing').length).toBeGreaterThan(1);
  expect(nodesOf('any_node')).toEqual(nodesOf('listing'));
});

describe('the compose file', () => {
  it('has no default for a secret, and names the setting', () => {
    expect(compose).toMatch(/\$\{POSTGRES_PASSWORD:\?\w/);
    expect(compose).not.toMatch(/\$\{\w*(?:PASSWORD|SECRET|TOKEN)(?::?-|\})/);
  });

  it('makes each password that it requires, and the memory maps that OpenSearch requires, in its first lines', () => {
    const [header = ''] = compose.split('\n\n', 1);
    const required = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const [, users = ''] = /for user in ([A-Z ]+);/.exec(header) ?? [];
    const made = users.split(' ').map((user) => `${user}_PASSWORD`);
    expect([...new Set(required)].toSorted()).toEqual(made.toSorted());
    expect(header).toContain('vm.max_map_count=262144');
  });

  it('has several page nodes, whichever command starts them', () => {
    expect(compose).toMatch(/^ {4}scale: \$\{PAGE_NODES:-[2-9]\}$/m);
  });

  it('pins images of others to exact versions', () => {
    const images = [...compose.matchAll(/^ *image: (\S+)$/gm)].map(([, image = '']) => image);
    const others = images.filter((image) => image !== 'product-listing');
    expect(others.length).toBeGreaterThanOrEqual(3);
    for (const image of others) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/);
  });

  it.each(['x-opensearch', 'x-page', 'database', 'proxy'])('hardens %s', (name) => {
    const [, block = ''] = compose.split(`${name}:`);
    // An empty line ends a block.
    expect(block.split('\n\n', 1)[0]).toContain('<<: *hardened');
  });
});

describe('the image', () => {
  it('has exactly the version of Node in .nvmrc', () => {
    const [, version] = /^ARG BASE=node:(\d+\.\d+\.\d+)-bookworm-slim$/m.exec(dockerfile) ?? [];
    expect(version).toBe(read('.nvmrc').trim());
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).toEqual(
      Array(2).fill('${BASE}'),
    );
  });
});

describe('the guide of operations', () => {
  it('names existing settings', () => {
    const others = new Set([
      'NODE_ENV',
      'NODE_EXTRA_CA_CERTS',
      'POSTGRES_PASSWORD',
      'NODES_PASSWORD',
      'OPENSEARCH_PASSWORD',
      'CURL_CA_BUNDLE',
      'OWNER_URL',
      'ADMIN_URL',
      'CLUSTER_URL',
      // Of psql.
      'ON_ERROR_STOP',
      'PRIMARY_URL',
      'REPLICATION_URL',
      'NODE',
    ]);
    const named = [...guide.matchAll(/`([A-Z]+(?:_[A-Z]+)+)\b|\b([A-Z]+(?:_[A-Z]+)+)=/g)].map(
      ([, quoted, set]) => quoted ?? set ?? '',
    );
    const settings = { ...specificationOf(brands), ...shopSettings };
    const unknown = named.filter((name) => !(name in settings) && !others.has(name));
    expect(named.length).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  });
});
