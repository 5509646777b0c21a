import { inRoot } from '../bootstrap/paths.mjs';
import { runNode, runProgram } from '../bootstrap/run-program.mjs';
import { readAudit } from './audit-report.mjs';

const captures = true;
const script = (file, ...args) => runNode([file, ...args], { captures });
/** One checker: each further one works out the shared types again, and the other core runs another check meanwhile. */
const tsc = (project) => script('node_modules/typescript-native/bin/tsc', '-p', project, '--checkers', '1');

/** The checks of `npm run check`, by name. Each returns { code, output } and perhaps a note; none needs a browser or a database server. */
export const checks = {
  format: () => runProgram('biome', ['ci', '--colors=off', '.'], { captures }),
  types: () => tsc('tsconfig.json'),
  'types (web)': () => checkAppTypes('web'),
  'types (admin)': () => checkAppTypes('admin'),
  'types (journeys)': () => tsc('e2e/tsconfig.json'),
  boundaries: () => script('scripts/check/boundaries.mjs'),
  unused: () => runProgram('knip', [], { captures }),
  drift: () => script('apps/server/src/platform/database/generate-tables.ts', '--check'),
  budgets: () => script('scripts/check/budgets.mjs'),
  text: () => script('scripts/check/text.mjs'),
  words: () => script('scripts/check/words.mjs'),
  tables: () => script('scripts/check/table-owners.mjs'),
  statuses: () => script('scripts/check/bare-status.mjs'),
  spacing: () => script('scripts/check/spacing.mjs'),
  length: () => script('scripts/check/length/long-files.mjs'),
  audit: checkDependencies,
};

/** React Router generates the types of each route; the compiler needs them. */
async function checkAppTypes(app) {
  const generated = await runProgram('react-router', ['typegen'], { cwd: inRoot('apps', app), captures });
  return generated.code === 0 ? tsc(`apps/${app}/tsconfig.json`) : generated;
}

/** Known weaknesses of what the shop is installed with. Two short tries, because a machine may be offline. */
async function checkDependencies() {
  const networkLimits = ['--fetch-retries=1', '--fetch-timeout=10000'];
  const { output } = await runProgram('npm', ['audit', '--json', '--omit=dev', ...networkLimits], {
    captures,
  });
  return readAudit(output);
}
