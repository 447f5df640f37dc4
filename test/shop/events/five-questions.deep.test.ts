/**
 * The queries of the guide over a simulated day: its events go through the collector, its store, the export and a
 * database, and the answers are those that the simulation has counted.
 */
import { parse } from 'csv-parse/sync';
import Database from 'libsql';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { drawDay, noAnswers } from '../../../scripts/simulation/draw-events.mjs';
import { runEventsCommand } from '../../../shop/events/events-command';
import { openLibsqlEventStore } from '../../../shop/events/libsql-event-store';
import { respondToEventsRequest } from '../../../shop/events/respond-to-events-request';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';

const guide = readFileSync(resolve(__dirname, '../../../docs/guides/analytics.md'), 'utf8');
const day = { visits: 10_000, seed: 7, dayStartMs: Date.UTC(2026, 0, 31) };
const answers = noAnswers();
type Database = InstanceType<typeof Database>;
let database: Database;

/** The query below a heading of the guide. */
function queryBelow(heading: string): string {
  const [, section = ''] = guide.split(`\n### ${heading}\n`);
  const [, query = ''] = /```sql\n([^`]+)```/.exec(section) ?? [];
  expect(query).not.toBe('');
  return query;
}

/** Every twentieth visit sends its events twice, as after a response that was lost. */
async function collectDay(dataDir: string): Promise<void> {
  const store = await openLibsqlEventStore(dataDir);
  const onError = (error: unknown) => {
    throw error;
  };
  let nowMs = day.dayStartMs;
  let number = 0;
  for (const { userAgent, events } of drawDay(day, answers)) {
    const body = JSON.stringify({ events });
    nowMs += 8_000;
    number += 1;
    for (let left = number % 20 === 0 ? 2 : 1; left > 0; left -= 1) {
      const response = await respondToEventsRequest(
        { store, onError, nowMs: () => nowMs },
        { method: 'POST', body, isCrossSite: false, userAgent },
      );
      const counts = { stored: events.length, refusals: [], dropped: 0 };
      expect(response).toEqual({ status: 204, counts });
    }
  }
  await store.close();
}

/** As the guide loads it: each file a table of its name, whose columns are text. */
function load(file: string, into: Database): void {
  const table = basename(file, '.csv').replaceAll('-', '_');
  const [names = [], ...rows] = parse(readFileSync(file)) as readonly (readonly string[])[];
  into.exec(`CREATE TABLE ${table} (${names.map((name) => `${name} TEXT`).join(', ')})`);
  const insert = into.prepare(`INSERT INTO ${table} VALUES (${names.map(() => '?').join(', ')})`);
  into.exec('BEGIN');
  for (const row of rows) insert.run(row);
  into.exec('COMMIT');
}

beforeAll(async () => {
  const dataDir = aFolder();
  await collectDay(dataDir);
  const outDir = aFolder();
  const args = ['--data-dir', dataDir, '--out-dir', outDir, '--format', 'csv'];
  expect(await runEventsCommand(args, new PassThrough(), new PassThrough())).toBe(0);
  database = new Database(':memory:');
  closeAfterTest(() => database.close());
  for (const file of readdirSync(outDir)) load(join(outDir, file), database);
});

const ask = (heading: string) =>
  database.prepare(queryBelow(heading)).all() as readonly Readonly<Record<string, unknown>>[];

it('tells the click rate by position', () => {
  const rows = ask('Click rate by position');
  const counted = [...answers.positions].toSorted(([one], [other]) => one - other);
  expect(rows.map(({ place, shown, clicked }) => [place, { shown, clicked }])).toEqual(counted);
  expect(rows.length).toBeGreaterThan(3);
  const percents = rows.map(({ percent }) => Number(percent));
  const [{ shown, clicked } = { shown: 1, clicked: 0 }] = answers.positions.values();
  expect(percents[0]).toBeCloseTo((100 * clicked) / shown, 2);
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
});

it('tells the searches without results', () => {
  const rows = ask('Searches without results');
  const counted = Object.fromEntries(answers.emptySearches);
  const answered = rows.map(({ search_term: term, searches }) => [term, searches]);
  expect(Object.fromEntries(answered)).toEqual(counted);
  expect(rows.length).toBeGreaterThan(3);
});

it('tells the use of each filter', () => {
  const rows = ask('Use of each filter');
  const answered = rows.map(({ facet, chosen, added, removed }) => [
    `${String(facet)}:${String(chosen)}`,
    { added, removed },
  ]);
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(answers.filters));
  expect(rows.length).toBeGreaterThan(10);
});

it('tells how many products visits saved', () => {
  const rows = ask('Saved products');
  const answered = rows.map(({ saved, unsaved, visits }) => [
    `${String(saved)}:${String(unsaved)}`,
    visits,
  ]);
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(answers.saving));
  expect(rows.length).toBeGreaterThan(3);
});

/** The share of listing views with a click, and the variance of this share between visits. */
function shareOf(cohort: string) {
  const visits = answers.cohorts.get(cohort) ?? [];
  const views = visits.reduce((sum, visit) => sum + visit.views, 0);
  const rate = visits.reduce((sum, visit) => sum + visit.clicked, 0) / views;
  const errors = visits.map((visit) => (visit.clicked - rate * visit.views) ** 2);
  return { views, rate, variance: errors.reduce((sum, error) => sum + error) / views ** 2 };
}

it('tells the effect of an experiment, with the interval of the difference', () => {
  const [row = {}, ...others] = ask('Effect of an experiment');
  expect(others).toEqual([]);
  const [control, tried] = [shareOf('control'), shareOf('by-margin')];
  const difference = tried.rate - control.rate;
  const error = 1.96 * Math.sqrt(control.variance + tried.variance);
  const expected = {
    control_views: control.views,
    views: tried.views,
    control_rate: control.rate,
    rate: tried.rate,
    difference,
    lowest: difference - error,
    highest: difference + error,
  };
  for (const [name, value] of Object.entries(expected)) expect(row[name]).toBeCloseTo(value, 10);
  // The simulation makes one cohort click more.
  expect(Number(row.lowest)).toBeGreaterThan(0);
});
