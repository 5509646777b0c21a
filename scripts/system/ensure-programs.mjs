import { Explained } from '../bootstrap/say.mjs';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { findOnPath } from './find-program.mjs';

/** The Debian package of each program. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  nft: 'nftables',
  ip: 'iproute2',
  faketime: 'faketime',
  pgbackrest: 'pgbackrest',
};
export const CLUSTER_PROGRAMS = ['patroni', 'etcd', 'haproxy', 'redis-server', 'nft', 'ip', 'faketime'];
export const BACKUP_PROGRAMS = ['pgbackrest', 'ip'];

/** Finds PostgreSQL and these programs, installs what is missing where possible, and names what is still missing. */
export async function requirePrograms(names) {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Explained('需要 Linux 与 root（网络命名空间）· needs Linux and root, for network namespaces');
  const postgres = await ensurePostgres();
  const missing = () => names.filter((name) => !findOnPath([name]));
  if (missing().length > 0 && mayInstallDebianPackages())
    await installDebianPackages([...new Set(missing().map((name) => PACKAGES[name]))]);
  const left = [...(postgres ? [] : ['postgresql']), ...missing().map((name) => PACKAGES[name])];
  if (left.length > 0) throw new Explained(`缺少软件包 · missing: apt-get install ${left.join(' ')}`);
}
