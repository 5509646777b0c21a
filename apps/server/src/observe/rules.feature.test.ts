import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/index.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = (folder: string, ending: string) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(at(folder), name), 'utf8'));

/** A rule begins with its dash; what follows `expr: |` is indented deeper than its neighbours. */
const rules = read('deploy/observe/rules', '.yml').flatMap((text) =>
  text
    .split(/^ {6}- /m)
    .slice(1)
    .map((rule) => ({
      alert: /^alert: (\w+)/.exec(rule)?.[1],
      record: /^record: (\S+)/.exec(rule)?.[1],
      expression: /expr: \|\n((?: {10}.*\n)+)/.exec(rule)?.[1] ?? '',
      severity: /severity: (\w+)/.exec(rule)?.[1],
      duration: /for: (\w+)/.exec(rule)?.[1],
      summary: /summary: (.+)/.exec(rule)?.[1],
      runbook: /runbook: docs\/runbooks\/([a-z-]+)\.md/.exec(rule)?.[1],
    })),
);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const panels = read('deploy/observe/dashboards', '.json').flatMap(
  (text): { targets: { expr: string }[] }[] => JSON.parse(text).panels,
);

const WORDS = new Set(
  'sum min max count rate increase histogram_quantile topk by and or on absent min_over_time'.split(' '),
);
/** The names of metrics in an expression: labels, texts and durations are removed first. */
const metricsIn = (expression: string): string[] =>
  (
    expression
      .replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]/g, '')
      .replace(/\b(?:by|on|without) \([^)]*\)/g, '')
      .match(/\b[a-z_][a-z0-9_:]*\b/g) ?? []
  ).filter((name) => !WORDS.has(name) && !/^e\d+$/.test(name));

const shop = await createTestApp({ hasCatalogue: true });
afterAll(() => shop.close());

it('names only metrics that the shop shows, in rules and on dashboards', async () => {
  const text = (await shop.app.inject('/metrics')).body;
  const shown = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
    ),
  );
  // Prometheus itself adds whether it could read a process.
  const known = new Set([...shown, 'up', ...rules.flatMap(({ record }) => record ?? [])]);
  const named = [
    ...rules.map(({ expression }) => expression),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(80);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

it('has for every alert an expression, a duration, a severity, a summary and a runbook', () => {
  expect(alerts.length).toBeGreaterThan(20);
  for (const { alert, expression, severity, duration, summary, runbook } of alerts) {
    expect([alert, ['page', 'ticket'].includes(severity ?? '')]).toEqual([alert, true]);
    for (const part of [expression, duration, summary, runbook]) expect(part, alert).toBeTruthy();
  }
});

it('has a runbook for every alert and an alert for every runbook', () => {
  const written = readdirSync(at('docs/runbooks')).filter((name) => name !== 'README.md');
  expect(alerts.map(({ runbook }) => `${runbook}.md`).sort()).toEqual(written.sort());
  for (const { alert, runbook } of alerts)
    expect(readFileSync(at(`docs/runbooks/${runbook}.md`), 'utf8').split('\n')[0]).toBe(`# ${alert}`);
});
