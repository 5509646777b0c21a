// How much JavaScript the browser must fetch before the home page can be used, against its budget.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../bootstrap/paths.mjs';
import { listFiles } from '../bootstrap/stamp.mjs';
import { firstLoadFiles, readManifest } from './first-load.mjs';

const HOME_BUDGET = 150_000;

const client = inRoot('apps', 'web', 'build', 'client');
const manifestFile = listFiles(join(client, 'assets')).find((file) => /[\\/]manifest-[\w-]+\.js$/.test(file));
if (!manifestFile)
  throw new Error('apps/web/build/client/assets/manifest-*.js is missing: are the pages built?');

const files = firstLoadFiles(readManifest(readFileSync(manifestFile, 'utf8'))).map((file) =>
  join(client, file),
);
const sizes = [...files, manifestFile].map((file) => [
  gzipSync(readFileSync(file)).length,
  relative(client, file),
]);
const total = sizes.reduce((sum, [size]) => sum + size, 0);

for (const [size, file] of sizes.sort(([a], [b]) => b - a))
  console.log(`${String(size).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  of ${HOME_BUDGET} bytes gzip: first load of the home page`);
if (total > HOME_BUDGET) process.exitCode = 1;
