import { runProgram } from '../bootstrap/run-program.mjs';
import { Explained } from '../bootstrap/say.mjs';
import { CLUSTER_PROGRAMS, requirePrograms } from './ensure-programs.mjs';

/** Three databases with their disks in memory, three shops. */
const MEMORY_BYTES = 5 * 1024 ** 3;

/** What the proof of several machines does first, and a container may forbid: another user, own networks, mounts and rules. */
const TRIAL = [
  'setpriv --reuid=postgres --regid=postgres --clear-groups true',
  'mkdir -p /run/netns',
  'mount -t tmpfs none /run/netns',
  'ip netns add trial',
  'ip link add switch type bridge',
  'ip link add port type veth peer name eth0 netns trial',
  'ip netns exec trial nft add table inet trial',
].join(' && ');
const UNSHARE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Why this machine cannot run the proof of several machines; null when it can. Installs what is missing where possible. */
export async function findClusterObstacle() {
  try {
    await requirePrograms(CLUSTER_PROGRAMS);
  } catch (error) {
    if (error instanceof Explained) return error.message;
    throw error;
  }
  const memory = process.availableMemory?.() ?? Number.POSITIVE_INFINITY;
  if (memory < MEMORY_BYTES)
    return `内存不足 · ${Math.floor(memory / 1024 ** 2)} MB of memory, 5 GB are needed`;
  const { code, output } = await runProgram('unshare', [...UNSHARE, 'sh', '-c', TRIAL], { captures: true });
  return code === 0 ? null : `没有网络命名空间 · namespaces: ${output.trim().split('\n').at(-1)}`;
}
