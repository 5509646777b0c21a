// Fails when a feature writes a table that database/table-owners.json assigns to another one.
import { readFileSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { listCommitted } from './committed-files.mjs';
import { findForeignWrites } from './table-writes.mjs';

/**
 * The demo seeds every table. Closing an account erases a member's rows wherever they are. An import and its undo write
 * the catalogue and its stock as one set of rows.
 */
const EXCEPTIONS = [
  'apps/server/src/features/demo/',
  'apps/server/src/features/account/personal-data/',
  'apps/server/src/features/change-sets/rows/',
];

const tablesOf = JSON.parse(readFileSync(inRoot('database', 'table-owners.json'), 'utf8'));
const owners = new Map(
  Object.entries(tablesOf).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
);
const declared = readFileSync(inRoot('apps/server/src/platform/database/tables.gen.ts'), 'utf8');
const unowned = [...declared.matchAll(/^ {2}(\w+): \w+Table;/gm)]
  .map((match) => match[1])
  .filter((table) => !owners.has(table));

const files = listCommitted().filter(
  (file) => /^apps\/server\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
);
const findings = files.flatMap((file) =>
  findForeignWrites(file, readFileSync(inRoot(file), 'utf8'), owners, EXCEPTIONS).map((finding) => ({
    file,
    ...finding,
  })),
);

for (const { file, line, table, owner } of findings)
  console.log(`${file}:${line}  writes ${table}, which belongs to ${owner}`);
for (const table of unowned) console.log(`database/table-owners.json  names no owner of ${table}`);
console.log(`${findings.length} foreign writes in ${files.length} files`);
if (findings.length > 0 || unowned.length > 0 || files.length < 500) process.exitCode = 1;
