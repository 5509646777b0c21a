import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { inRoot, locksFolder, root } from './paths.mjs';
import { runProgram } from './run-program.mjs';
import { Explained, say, seconds } from './say.mjs';
import { hashFiles, readStamp, writeStamp } from './stamp.mjs';

const web = inRoot('apps', 'web');
const built = join(web, 'build');
/** At the same depth as apps/web, so that relative paths in its configuration stay valid. */
const workshop = inRoot('.cache', 'web-workshop');
const stampFile = join(built, '.huarong-build');

/** Builds the pages when their sources changed, in a separate folder that replaces the old build at once. */
export async function buildWeb() {
  if (isBuilt()) return;
  const onWait = (pid) => say(`等待另一个进程构建页面（${pid}）· another command is building, waiting …`);
  await withLock(
    join(locksFolder, 'build'),
    async () => {
      if (!isBuilt()) await buildAside();
    },
    { onWait },
  );
}

const isBuilt = () => readStamp(stampFile) === sourcesStamp();

function sourcesStamp() {
  const packages = readdirSync(inRoot('packages')).flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]);
  const paths = ['apps/web', 'package-lock.json', 'tsconfig.json', ...packages];
  return [hashFiles(root, paths, { ignores: isNoSource }), ...buildSeamsOff(process.env.SEAMS_OFF)].join(' ');
}

/** The seams of the build, as in packages/core/src/shared/seams.ts, which an older Node cannot read. */
export const BUILD_SEAMS = ['client-chunks', 'css-layer-order', 'precompression'];

/** Which of them SEAMS_OFF names: only these make other files. Unknown names are refused by the build and the server. */
export function buildSeamsOff(text = '') {
  const names = text.split(',').map((name) => name.trim());
  return BUILD_SEAMS.filter((seam) => names.includes(seam) || names.includes('all'));
}

/** Build results, caches and tests do not affect the pages. */
export function isNoSource(path) {
  const inside = relative(root, path);
  return /(^|\/)(web\/build|node_modules|\.react-router)$/.test(inside) || /\.test\.tsx?$/.test(inside);
}

async function buildAside() {
  const begun = Date.now();
  say('构建页面 · building the pages …');
  const stamp = sourcesStamp();
  prepareWorkshop();
  const { code, output } = await runProgram('react-router', ['build'], {
    cwd: workshop,
    env: { NODE_ENV: 'production' },
    captures: true,
  });
  if (code !== 0) throw new Explained(`${output}\n页面构建失败，原因见上 · the build failed, see above.`);
  writeStamp(join(workshop, 'build', basename(stampFile)), stamp);
  swapIn();
  say(`页面已构建 · pages built, ${seconds(begun)}`);
}

function prepareWorkshop() {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  for (const name of readdirSync(web)) {
    if (!isNoSource(join(web, name))) cpSync(join(web, name), join(workshop, name), { recursive: true });
  }
  const own = join(web, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(workshop, 'node_modules'));
}

function swapIn() {
  const former = join(workshop, 'former-build');
  if (existsSync(built)) renameSync(built, former);
  renameSync(join(workshop, 'build'), built);
  rmSync(workshop, { recursive: true });
}
