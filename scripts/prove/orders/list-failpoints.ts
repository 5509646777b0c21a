import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FEATURES = fileURLToPath(new URL('../../../apps/server/src/features/', import.meta.url));
/** Goods that come back are proven by their own feature's tests. */
const TESTED_BY_FEATURE = /^return\./;

/** Every place of checkout, payment and orders where a test may break the program, from the source itself. */
export const listFailpoints = (): string[] =>
  globSync(`${FEATURES}**/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/failpoint\('([^']+)'\)/g)])
    .map(([, name]) => name!)
    .filter((name) => !TESTED_BY_FEATURE.test(name))
    .sort();
