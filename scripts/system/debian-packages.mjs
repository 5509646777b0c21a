import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../bootstrap/lock.mjs';
import { locksFolder } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { say, warn } from '../bootstrap/say.mjs';

const OPTIONS = [
  '-y',
  '--no-install-recommends',
  '-o',
  'DPkg::Lock::Timeout=300',
  '-o',
  'Dpkg::Options::=--force-confold',
];

/** Only for root on Debian: elsewhere the names differ (Ubuntu's chromium package only refers to snap). */
export function mayInstallDebianPackages() {
  return process.getuid?.() === 0 && isDebian();
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs system packages, one process at a time; returns whether it succeeded. */
export function installDebianPackages(names) {
  say(`安装系统软件包 · installing ${names.join(', ')} …`);
  return withLock(join(locksFolder, 'system'), async () => {
    await apt(['update']);
    return apt(['install', ...OPTIONS, ...names]);
  });
}

async function apt(args) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runProgram('apt-get', args, { captures: true, env });
  if (code !== 0) warn(`apt-get ${args[0]}:\n${output.split('\n').slice(-6).join('\n')}`);
  return code === 0;
}
