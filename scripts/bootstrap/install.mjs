import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isTreeInstalled } from './installed-tree.mjs';
import { withInstallerNode } from './installer-node.mjs';
import { withLock } from './lock.mjs';
import { inRoot, locksFolder, nodeModules, root } from './paths.mjs';
import { ensurePinnedNode } from './pinned-node.mjs';
import { runProgram } from './run-program.mjs';
import { Explained, say, seconds } from './say.mjs';
import { hashFiles, readStamp, writeStamp } from './stamp.mjs';

const stampFile = join(nodeModules, '.huarong-install');

/** Makes node_modules match the lock file; of several commands started together only one installs. */
export async function install() {
  if (isInstalled()) return;
  const onWait = (pid) => say(`等待另一个进程安装依赖（${pid}）· another command is installing, waiting …`);
  await withLock(
    join(locksFolder, 'install'),
    async () => {
      if (isInstalled()) return;
      if (!isTreeInstalled(root)) await installPackages();
      await ensurePinnedNode();
      writeStamp(stampFile, wantedStamp());
    },
    { onWait },
  );
}

const isInstalled = () => readStamp(stampFile) === wantedStamp();

function wantedStamp() {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(inRoot(group)).map((name) => `${group}/${name}/package.json`),
  );
  return hashFiles(root, ['package-lock.json', 'package.json', ...workspaces]);
}

async function installPackages() {
  const begun = Date.now();
  say('安装依赖（首次约 1 分钟）· installing packages, about a minute the first time …');
  const ticking = setInterval(() => say(`仍在安装 · still installing, ${seconds(begun)}`), 15_000);
  try {
    // --include=dev: with NODE_ENV=production npm would skip the build tools.
    // --loglevel=error: npm would warn about the version of the current Node, but packages run on the pinned one.
    const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await withInstallerNode((PATH) =>
      runProgram('npm', flags, { env: { ...ownNpmEnvironment, PATH } }),
    );
    if (code !== 0)
      throw new Explained('依赖安装失败，请看上面 npm 的说明 · installation failed, npm says why above.');
  } finally {
    clearInterval(ticking);
  }
  say(`依赖已就绪 · packages ready, ${seconds(begun)}`);
}

/** `npm start` passes npm_* variables to its children; a nested npm must not use them. */
const ownNpmEnvironment = {
  npm_config_local_prefix: undefined,
  npm_config_prefix: undefined,
  INIT_CWD: undefined,
};
