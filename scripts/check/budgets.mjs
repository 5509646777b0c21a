// Compares the JavaScript that each page loads first with its budget.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../bootstrap/paths.mjs';
import { listFiles } from '../bootstrap/stamp.mjs';
import { firstLoadFiles, readManifest } from './first-load.mjs';

const BUDGETS = {
  web: { '/': 150_000, '/product/:file': 171_000 },
  admin: { '/': 220_000, '/login': 220_000 },
};

for (const [app, budgets] of Object.entries(BUDGETS)) {
  const client = inRoot('apps', app, 'build', 'client');
  const manifestFile = listFiles(join(client, 'assets')).find((file) =>
    /[\\/]manifest-[\w-]+\.js$/.test(file),
  );
  if (!manifestFile)
    throw new Error(`apps/${app}/build/client/assets/manifest-*.js is missing: are the pages built?`);
  const manifest = readManifest(readFileSync(manifestFile, 'utf8'));
  for (const [address, budget] of Object.entries(budgets))
    compare(client, manifestFile, manifest, address, budget);
}

function compare(client, manifestFile, manifest, address, budget) {
  const files = [...firstLoadFiles(manifest, address).map((file) => join(client, file)), manifestFile];
  const sizes = files.map((file) => [gzipSync(readFileSync(file)).length, relative(client, file)]);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  for (const [size, file] of sizes.sort(([a], [b]) => b - a))
    console.log(`${String(size).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  of ${budget} bytes gzip: first load of ${address}\n`);
  if (total > budget) process.exitCode = 1;
}
