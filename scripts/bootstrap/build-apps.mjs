import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { inRoot, locksFolder, root } from './paths.mjs';
import { runNode, runProgram } from './run-program.mjs';
import { Explained, say, seconds } from './say.mjs';
import { hashFiles, readStamp, writeStamp } from './stamp.mjs';

const STAMP_NAME = '.huarong-build';

const buildPages = (workshop) =>
  runProgram('react-router', ['build'], {
    cwd: workshop,
    env: { NODE_ENV: 'production' },
    captures: true,
  });
const bundleServer = (workshop) =>
  runNode([inRoot('scripts/bootstrap/bundle-server.mjs'), join(workshop, 'build')], { captures: true });

/** The pages that shoppers see, those that staff see, and the server. */
const APPS = [
  { name: 'web', label: '页面', build: buildPages, hasSeams: true },
  { name: 'admin', label: '后台', build: buildPages },
  // The demo's shop is bundled too; its images are not.
  { name: 'server', label: '服务端', build: bundleServer, sources: ['catalogue', 'scripts/bootstrap'] },
];

/** Builds each app whose sources changed, in a separate folder that replaces the old build at once. */
export async function buildApps() {
  for (const app of APPS) await buildIfChanged(app);
}

async function buildIfChanged(app) {
  if (isBuilt(app)) return;
  const onWait = (pid) => say(`等待另一个进程构建页面（${pid}）· another command is building, waiting …`);
  await withLock(
    join(locksFolder, `build-${app.name}`),
    async () => {
      if (!isBuilt(app)) await buildAside(app);
    },
    { onWait },
  );
}

const sourceFolder = ({ name }) => inRoot('apps', name);
const builtFolder = (app) => join(sourceFolder(app), 'build');
const stampFile = (app) => join(builtFolder(app), STAMP_NAME);
/** At the same depth as the app, so that relative paths in its configuration stay valid. */
const workshopOf = ({ name }) => inRoot('.cache', `${name}-workshop`);

const isBuilt = (app) => readStamp(stampFile(app)) === sourcesStamp(app);

function sourcesStamp({ name, hasSeams, sources = [] }) {
  const packages = readdirSync(inRoot('packages')).flatMap((each) => [
    `packages/${each}/src`,
    `packages/${each}/package.json`,
  ]);
  const paths = [`apps/${name}`, 'package-lock.json', 'tsconfig.json', ...packages, ...sources];
  return [
    hashFiles(root, paths, { ignores: isNoSource }),
    ...(hasSeams ? buildSeamsOff(process.env.SEAMS_OFF) : []),
  ].join(' ');
}

/** The seams of the build, as in packages/core/src/shared/seams.ts, which an older Node cannot read. */
export const BUILD_SEAMS = ['client-chunks', 'css-layer-order', 'precompression'];

/** Which of them SEAMS_OFF names: only these make other files. Unknown names are refused by the build and the server. */
export function buildSeamsOff(text = '') {
  const names = text.split(',').map((name) => name.trim());
  return BUILD_SEAMS.filter((seam) => names.includes(seam) || names.includes('all'));
}

/** Build results, caches, images and tests do not affect what is built. */
export function isNoSource(path) {
  const inside = relative(root, path);
  return (
    /(^|\/)(apps\/[a-z]+\/build|node_modules|\.react-router|catalogue\/(photographs|pictures))$/.test(
      inside,
    ) || /\.test\.(tsx?|mjs)$/.test(inside)
  );
}

async function buildAside(app) {
  const begun = Date.now();
  say(`构建${app.label} · building (${app.name}) …`);
  const stamp = sourcesStamp(app);
  const workshop = prepareWorkshop(app);
  const { code, output } = await app.build(workshop);
  if (code !== 0)
    throw new Explained(`${output}\n${app.label}构建失败，原因见上 · the build failed, see above.`);
  writeStamp(join(workshop, 'build', basename(stampFile(app))), stamp);
  swapIn(app, workshop);
  say(`${app.label}已构建 · built (${app.name}), ${seconds(begun)}`);
}

function prepareWorkshop(app) {
  const workshop = workshopOf(app);
  const source = sourceFolder(app);
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  for (const name of readdirSync(source)) {
    if (!isNoSource(join(source, name)))
      cpSync(join(source, name), join(workshop, name), { recursive: true });
  }
  const own = join(source, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(workshop, 'node_modules'));
  return workshop;
}

function swapIn(app, workshop) {
  const built = builtFolder(app);
  const former = join(workshop, 'former-build');
  if (existsSync(built)) renameSync(built, former);
  renameSync(join(workshop, 'build'), built);
  rmSync(workshop, { recursive: true });
}
