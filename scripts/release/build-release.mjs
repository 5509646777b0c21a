import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inRoot, pinnedNode } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { Explained, say } from '../bootstrap/say.mjs';
import { listCommitted } from '../check/committed-files.mjs';
import { isReleased } from './release-files.mjs';

const BUILT = ['apps/web/build', 'apps/admin/build', 'apps/server/build'];

/**
 * Packs this commit into one archive that runs without npm, a build or developer tools: source, built pages, production
 * packages and Node. A server unpacks it beside the release that runs.
 */
export async function buildRelease() {
  const name = `huarong-${await releaseId()}`;
  const folder = inRoot('.cache', 'release', name);
  const archive = inRoot('release', `${name}.tar.gz`);
  await rm(folder, { recursive: true, force: true });
  for (const file of [...listCommitted().filter(isReleased), ...BUILT]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(inRoot(file), join(folder, file), { recursive: true });
  }
  say('安装生产依赖 · installing the packages that the server needs …');
  await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  await mkdir(join(folder, 'bin'), { recursive: true });
  await cp(pinnedNode, join(folder, 'bin', 'node'), { dereference: true });
  await cp(inRoot('scripts/release/huarong.sh'), join(folder, 'bin', 'huarong'));
  await chmod(join(folder, 'bin', 'huarong'), 0o755);
  await writeFile(join(folder, 'RELEASE'), `${name}\n`);
  await mkdir(dirname(archive), { recursive: true });
  await run('tar', ['-czf', archive, '-C', dirname(folder), name], folder);
  await rm(folder, { recursive: true, force: true });
  const digest = await sha256(archive);
  await writeFile(`${archive}.sha256`, `${digest}  ${name}.tar.gz\n`);
  const megabytes = ((await stat(archive)).size / 1e6).toFixed(0);
  say(`release/${name}.tar.gz  ${megabytes} MB  sha256 ${digest}`);
  return 0;
}

/** Version and commit; a changed tree is marked, because nobody could build it again. */
async function releaseId() {
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const commit = await git('rev-parse', '--short=12', 'HEAD');
  const changes = await git('status', '--porcelain');
  return `${version}-${commit}${changes === '' ? '' : '-changed'}`;
}

async function git(...args) {
  const { code, output } = await runProgram('git', args, { captures: true });
  if (code !== 0)
    throw new Explained('发布需要 git 仓库 · a release is built from a clone, so that its commit is known');
  return output.trim();
}

async function run(command, args, cwd) {
  const { code, output } = await runProgram(command, args, { cwd, captures: true });
  if (code !== 0) throw new Explained(output);
}

async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
