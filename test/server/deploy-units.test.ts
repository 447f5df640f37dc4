import '../support/as-in-production';
/** The units of Kubernetes and of systemd: what they set, run and probe is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { specificationOf } from '../../server/settings/setting-specification';
import { readEnvironment } from '../../server/services/read-settings';
import { readShopSettings, shopSettings } from '../../shop/settings';
import { brands } from '../support/english';
import { readSettings } from '../support/read-settings';
import { aServer } from './a-server';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const readme = read('deploy/README.md');
const programs = new Set(
  [...read('webpack.config.js').matchAll(/^ {4}'?([\w-]+)'?: (?:'\.\/|serverProgram)/gm)].map(
    ([, name = '']) => `dist/server/${name}.js`,
  ),
);
const settings = { ...specificationOf(brands), ...shopSettings };
/** What Node, its programs and the C library read by themselves. */
const others = ['NODE_ENV', 'TMPDIR', 'MALLOC_TRIM_THRESHOLD_'];
const isSetting = (name: string) => name in settings || others.includes(name);

type Tree = { readonly [name: string]: Tree } & readonly Tree[];
/** All values of a field of this name, at any depth. */
function valuesOf(name: string, tree: unknown): readonly Tree[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => [
    ...(key === name ? [value as Tree] : []),
    ...valuesOf(name, value),
  ]);
}
const text = (value: unknown) => String(value);

const folder = 'deploy/kubernetes';
const objects = readdirSync(join(root, folder)).flatMap((file) =>
  parseAllDocuments(read(join(folder, file)), { uniqueKeys: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Tree;
  }),
);
function objectOf(kind: string, name = 'shop'): Tree {
  const found = objects.find(
    (object) => text(object.kind) === kind && text(object.metadata?.name) === name,
  );
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
}
const podsOf = (object: Tree) =>
  valuesOf('template', object).filter((pod) => valuesOf('containers', pod)[0]);
const containers = objects
  .flatMap((object) => valuesOf('containers', object))
  .flatMap((all) => [...all]);
const settingsMap = objectOf('ConfigMap', 'shop-settings').data as unknown as Readonly<
  Record<string, string>
>;

describe('the manifests of Kubernetes', () => {
  it('name settings that exist, with values that the server accepts', () => {
    const env = containers
      .flatMap((container) => valuesOf('env', container))
      .flatMap((all) => [...all]);
    const names = [...Object.keys(settingsMap), ...env.map(({ name }) => text(name))];
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(12);
    const all = { ...settingsMap, OPENSEARCH_URL: 'https://one:9200' };
    expect(readSettings(all, brands)).toMatchObject({ drainSeconds: 10, stopSeconds: 20 });
    expect(readShopSettings(readEnvironment(all, shopSettings)).catalogueEngine).toBe('opensearch');
  });

  it('run programs of the build, as the user of the image, without rights', () => {
    expect(containers).toHaveLength(3);
    const scripts = containers.flatMap(({ command }) => [...(command ?? [])].map(text));
    expect(
      scripts.filter((word) => word.startsWith('dist/')).filter((one) => !programs.has(one)),
    ).toEqual([]);
    const [, user] = /^USER (\d+):/m.exec(dockerfile) ?? [];
    expect(objects.flatMap((object) => valuesOf('runAsUser', object)).map(text)).toEqual(
      Array(3).fill(user),
    );
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources?.limits).toHaveProperty('memory');
    }
  });

  it('take secrets from objects that the guide makes, with all their keys', () => {
    const references = objects.flatMap((object) => valuesOf('secretKeyRef', object));
    const wanted = references.map(({ name, key }) => `${text(name)} ${text(key)}`);
    // A command goes on over lines that end with a backslash.
    const commands = readme.replaceAll('\\\n', ' ').split('\n');
    const made = commands.flatMap((command) => {
      const [, name] = /^kubectl create secret generic (\S+)/.exec(command) ?? [];
      return [...command.matchAll(/--from-literal=([\w-]+)=/g)].map(([, key]) => `${name} ${key}`);
    });
    const optional = references
      .filter((one) => one.optional)
      .map(({ name, key }) => `${text(name)} ${text(key)}`);
    expect([...new Set(wanted)].filter((one) => !optional.includes(one)).toSorted()).toEqual(
      made.toSorted(),
    );
  });

  it('probe addresses that the server has, on its port', async () => {
    const container = containers.find(({ readinessProbe }) => readinessProbe);
    if (!container) throw new Error('no probe');
    const { startupProbe, livenessProbe, readinessProbe, ports } = container;
    const [, port] = /^ENV .*\bPORT=(\d+)/m.exec(dockerfile) ?? [];
    expect(ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
    const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) =>
      text(probe?.httpGet?.path),
    );
    expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
    const server = await aServer();
    for (const path of paths) expect((await server.inject(path)).statusCode).toBe(200);
    const noticedAfter =
      Number(readinessProbe?.periodSeconds) * Number(readinessProbe?.failureThreshold);
    expect(Number(settingsMap.DRAIN_SECONDS)).toBeGreaterThan(noticedAfter);
  });

  it('let a node finish, and keep enough of them', () => {
    const { spec } = objectOf('Deployment');
    const [grace] = valuesOf('terminationGracePeriodSeconds', spec);
    const { DRAIN_SECONDS: drain, STOP_SECONDS: stop } = settingsMap;
    expect(Number(grace)).toBeGreaterThan(Number(drain) + Number(stop));
    const budget = objectOf('PodDisruptionBudget').spec;
    expect(Number(budget?.maxUnavailable)).toBeLessThan(Number(spec?.replicas));
    const [pod] = podsOf(objectOf('Deployment'));
    const labels = pod?.metadata?.labels;
    expect(budget?.selector?.matchLabels).toEqual(labels);
    expect(spec?.selector?.matchLabels).toEqual(labels);
    expect(objectOf('Service').spec?.selector).toEqual(labels);
  });
});

const systemdFolder = join(root, 'deploy/systemd');
const units = readdirSync(systemdFolder).map((file) => ({
  file,
  unit: readFileSync(join(systemdFolder, file), 'utf8'),
}));

describe('the units of systemd', () => {
  it.each(units)('$file names settings and programs that exist', ({ unit }) => {
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' '),
    );
    expect(set.map((one) => one.split('=')[0] ?? '').filter((name) => !isSetting(name))).toEqual(
      [],
    );
    const scripts = [...unit.matchAll(/\bdist\/\S+/g)].map(([script]) => script);
    expect(scripts.filter((script) => !programs.has(script))).toEqual([]);
    expect(scripts).toHaveLength(unit.includes('[Service]') ? 1 : 0);
  });

  it('give the server longer to stop than it takes', () => {
    const unit = read('deploy/systemd/shop.service');
    const { drainSeconds, stopSeconds } = readSettings({}, brands);
    const [, timeout] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(timeout)).toBeGreaterThan(drainSeconds + stopSeconds);
  });
});
