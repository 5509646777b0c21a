import type { Outcome } from './run-scenario.ts';

const HEADINGS = [
  'scenario',
  'orders',
  'lost',
  'doubled',
  'oversold',
  'provider − ledger',
  'longest gap',
  'failed calls',
  'failed pages',
  'SIGTERM',
  'books at rest',
  'proven',
];

/** One row of the table for each scenario. */
export function printTable(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map((outcome) => [
    outcome.scenario.title,
    String(outcome.load.acknowledged.size),
    String(outcome.books.lost.length),
    String(outcome.books.doubled.length),
    String(outcome.books.oversold),
    `${outcome.books.providerFen - outcome.books.ledgerFen} fen`,
    `${outcome.gapSeconds.toFixed(1)} s`,
    `${outcome.failedCalls} of ${outcome.load.answers.length}`,
    `${outcome.failedPages} of ${outcome.load.pages.length}`,
    outcome.stopSeconds === 0 ? '–' : `${outcome.stopSeconds.toFixed(1)} s`,
    `${outcome.books.restSeconds.toFixed(1)} s`,
    outcome.problems.length === 0 ? 'yes' : 'NO',
  ]);
  for (const row of [HEADINGS, HEADINGS.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

/** What happened in a scenario, printed as soon as it is over. */
export function printOutcome({ scenario, load, problems, ...figures }: Outcome, seconds: number): void {
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${scenario.name}: ${scenario.title} (${seconds.toFixed(0)} s)`,
  );
  for (const note of load.notes) console.log(`    ${note}`);
  console.log(
    `    ${load.acknowledged.size} orders, ${load.paid.length} paid, ${load.cancelled.length} cancelled, ${load.refused.length} refused; calls ${countBy(load.answers)}; pages ${countBy(load.pages)}; longest gap ${figures.gapSeconds.toFixed(1)} s; books at rest after ${figures.books.restSeconds.toFixed(1)} s; ${figures.listeners} listening connections`,
  );
  for (const problem of problems.slice(0, 10)) console.log(`    ✗ ${problem.slice(0, 220)}`);
}

/** How often each status was answered, and when the failures were. */
function countBy(answers: readonly { at: number; http: number }[]): string {
  const counts = new Map<number, number>();
  for (const { http } of answers) counts.set(http, (counts.get(http) ?? 0) + 1);
  const failures = answers.filter(({ http }) => http === 0 || http >= 500).map(({ at }) => at);
  const text = [...counts].map(([http, count]) => `${count} × ${http}`).join(', ');
  const [first, last] = [Math.min(...failures), Math.max(...failures)];
  return failures.length === 0 ? text : `${text} (failed from ${first.toFixed(1)} s to ${last.toFixed(1)} s)`;
}
