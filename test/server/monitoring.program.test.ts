/** Compares the alerts and the dashboard in deploy/ with the metrics of the server. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { selectorsOf } from '../support/promql';
import { monitoringFolder, promtool, describeWithPromtool } from '../support/promtool';
import { startShopProcess } from '../support/shop-process';
import { aFolder } from '../support/temporary-folder';
import { aServer } from './a-server';

const read = (path: string) => readFileSync(join(monitoringFolder, path), 'utf8');

type Rule = { readonly alert: string; readonly text: string; readonly expr: string };

const rules: readonly Rule[] = read('rules.yaml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    alert: text.split('\n', 1)[0] ?? '',
    text,
    expr: /^ {8}expr:(?: \|)?([\s\S]*?)^ {8}for:/m.exec(text)?.[1]?.trim() ?? '',
  }));

type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type Panel = {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: Place;
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
};
const { panels } = JSON.parse(read('../grafana/dashboard.json')) as {
  readonly panels: readonly Panel[];
};
const graphs = panels.filter(({ type }) => type !== 'row');
/** The expressions with Grafana's variables filled in. */
const shownExpressions = graphs
  .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  .map((expr) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'));

/** The labels of each metric in the output of `/metrics`. */
function exportedBy(texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const exported = new Map<string, Set<string>>([['up', new Set()]]);
  for (const [, name = '', labels = ''] of texts
    .join('\n')
    .matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = exported.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/\b(\w+)="/g)) known.add(label);
    exported.set(name, known);
  }
  return exported;
}

/** A page, a refusal and a reported error come first, since their series start with them. */
async function metricsOfOneProcess(): Promise<string> {
  const connections = () => [{ database: 'events', busy: 1, idle: 2, waiting: 0 }] as const;
  const server = await aServer({ env: { WRITES_PER_MINUTE: '1' }, connections });
  const report = { errors: [{ kind: 'render', message: 'm' }] };
  await server.inject('/browse/chairs');
  for (let count = 0; count < 2; count += 1)
    await server.inject({ method: 'POST', url: '/client-errors', payload: report });
  return (await server.inject('/metrics')).body;
}

async function metricsOfTwoProcesses(): Promise<string> {
  const shop = await startShopProcess({ env: { WORKERS: '2' } });
  return (await fetch(`${shop.address}/metrics`)).text();
}

describe('the alerts and the dashboard', () => {
  it('use metrics and labels that the server exports', async () => {
    const exported = exportedBy([await metricsOfOneProcess(), await metricsOfTwoProcesses()]);
    const ofScraping = new Set(['job', 'instance']);
    const unknown = [...rules.map(({ expr }) => expr), ...shownExpressions]
      .flatMap(selectorsOf)
      .flatMap(({ metric, labels }) => {
        const known = exported.get(metric);
        if (!known) return [metric];
        return labels
          .filter((label) => !known.has(label) && !ofScraping.has(label))
          .map((label) => `${metric}{${label}}`);
      });
    expect(exported.size).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  });

  it('select only series of this program', () => {
    const selectors = [...rules.map(({ expr }) => expr), ...shownExpressions].flatMap(selectorsOf);
    expect(selectors.filter(({ labels }) => !labels.includes('job'))).toEqual([]);
  });
});

describe('each alert', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s has a delay, a severity and a link to a heading of the runbook',
    (_name, { text, expr }) => {
      expect(expr).not.toBe('');
      expect(text).toMatch(/^ {8}for: \d+m$/m);
      expect(text).toMatch(/^ {8}labels: \{ severity: (?:critical|warning) \}$/m);
      expect(text).toMatch(/^ {10}summary: \S/m);
      const [, file = '', heading = ''] = /^ {10}runbook: ([^\s#]+)#(\S+)$/m.exec(text) ?? [];
      const headings = readFileSync(resolve(__dirname, '../..', file), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('#'))
        .map((line) => line.replace(/^#+ /, '').toLowerCase())
        .map((line) => line.replace(/[^\w -]/g, '').replaceAll(' ', '-'));
      expect(headings).toContain(heading);
    },
  );

  it('has a test that raises it and a test that does not', () => {
    const tests = read('rules.test.yaml');
    const raised = [...tests.matchAll(/alertname: (\w+)\s+eval_time: \d+m\s+exp_alerts:\s+- /g)];
    const quiet = [...tests.matchAll(/alertname: (\w+), eval_time: \d+m, exp_alerts: \[\]/g)];
    const names = rules.map(({ alert }) => alert).sort();
    expect(raised.map(([, name]) => name).sort()).toEqual(names);
    expect([...new Set(quiet.map(([, name]) => name))].sort()).toEqual(names);
  });

  describeWithPromtool('checked by promtool', () => {
    it('is well-formed and passes its tests', () => {
      expect(promtool('check', 'rules', 'rules.yaml')).toContain(`${rules.length} rules found`);
      promtool('check', 'config', '--syntax-only', 'prometheus.yaml');
      expect(promtool('test', 'rules', 'rules.test.yaml')).toContain('SUCCESS');
    });
  });
});

describe('the dashboard', () => {
  it('has panels with unique ids and positions and with an expression each', () => {
    expect(graphs.length).toBeGreaterThan(10);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, targets = [] } of graphs) {
      expect(title).not.toBe('');
      expect(targets.length).toBeGreaterThan(0);
      expect(targets.map(({ expr }) => expr.trim())).not.toContain('');
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    }
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  describeWithPromtool('checked by promtool', () => {
    it('has expressions that Prometheus can parse', () => {
      const folder = aFolder();
      const file = join(folder, 'expressions.json');
      const records = shownExpressions.map((expr, index) => ({ record: `shown:${index}`, expr }));
      // JSON is valid YAML.
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: records }] }));
      expect(promtool('check', 'rules', file)).toContain(`${records.length} rules found`);
    });
  });
});
