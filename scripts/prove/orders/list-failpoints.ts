import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FEATURES = fileURLToPath(new URL('../../../apps/server/src/features/', import.meta.url));
/** Returns, change sets, files of shipments, webhooks, recalls and what is sent to many members are covered by the tests of their features. */
const TESTED_BY_FEATURE = /^(return|ship_file|marketing|coupons|change_set|presale_change|recall|webhook)\./;

/** Every failpoint of checkout, payment and orders, read from the source. */
export const listFailpoints = (): string[] =>
  globSync(`${FEATURES}**/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/failpoint\('([^']+)'\)/g)])
    .map(([, name]) => name!)
    .filter((name) => !TESTED_BY_FEATURE.test(name))
    .sort();
