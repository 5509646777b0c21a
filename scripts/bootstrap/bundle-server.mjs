// Bundles the server: node bundle-server.mjs FOLDER. One file instead of 2,700, without types: see docs/decisions/0119.
import { dirname, isAbsolute, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot } from './paths.mjs';

/** What starts a process or a thread; each becomes a file of this name in the folder. */
export const ENTRIES = {
  main: 'apps/server/src/main.ts',
  'embedded-worker': 'apps/server/src/platform/database/embedded-worker.ts',
  'replay-worker': 'apps/server/src/features/simulator/replay/replay-worker.ts',
};
/** Where the files will stand when the shop runs them: addresses relative to a source file are written for this folder. */
const SERVED_FROM = inRoot('apps', 'server', 'build');

const isOfProject = (id) => /^(\.|#|@huarong\/)/.test(id) || isAbsolute(id);

/** The same code with `import.meta.url` naming the source file, and threads started from their bundled files. */
export function withSourceAddresses(code, file) {
  const threads = Object.entries(ENTRIES).map(([name, entry]) => [inRoot(entry), name]);
  const bundled = code.replace(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (whole, path) => {
    const name = threads.find(([entry]) => entry === join(dirname(file), path))?.[1];
    return name ? `new URL('./${name}.js', import.meta.bundled)` : whole;
  });
  const source = JSON.stringify(relative(SERVED_FROM, file));
  return bundled
    .replaceAll('import.meta.url', `new URL(${source}, import.meta.bundled).href`)
    .replaceAll('import.meta.bundled', 'import.meta.url');
}

async function bundle(folder) {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, entry]) => [name, inRoot(entry)])),
    platform: 'node',
    // Packages stay where npm put them: some are native, and their versions can be audited there.
    external: (id) => !isOfProject(id),
    plugins: [
      {
        name: 'source-addresses',
        transform: (code, id) =>
          code.includes('import.meta.url') ? { code: withSourceAddresses(code, id), map: null } : null,
      },
    ],
  });
  await build.write({ dir: folder, format: 'esm', keepNames: true, sourcemap: true });
  await build.close();
}

const [folder] = process.argv.slice(2);
if (import.meta.main) await bundle(folder);
