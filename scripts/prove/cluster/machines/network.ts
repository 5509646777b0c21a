import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A machine of the proof: a network of its own, with the address that the files of deploy/three-machines give it. */
export interface Machine {
  nth: number;
  /** The name in the files of deploy: db1, db2, db3. */
  name: string;
  address: string;
  folder: string;
}

export const NODES = [1, 2, 3] as const;
/** This process is the machine of the visitors: nginx, haproxy, provider and storage run beside it. */
export const VISITORS_ADDRESS = '10.0.0.9';
/** Small enough to be filled in a moment. */
const DISK_MB = 1_500;

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Creates three machines on one switch. The namespaces of this process are private, so they end with it. */
export function createMachines(folder: string): Machine[] {
  mkdirSync('/run/netns', { recursive: true });
  run('mount', '-t', 'tmpfs', 'none', '/run/netns');
  run('ip', 'link', 'set', 'lo', 'up');
  run('ip', 'link', 'add', 'switch', 'type', 'bridge');
  run('ip', 'addr', 'add', `${VISITORS_ADDRESS}/24`, 'dev', 'switch');
  run('ip', 'link', 'set', 'switch', 'up');
  return NODES.map((nth) => {
    const machine = { nth, name: `db${nth}`, address: `10.0.0.${nth}`, folder: join(folder, `db${nth}`) };
    const { name, address } = machine;
    mkdirSync(machine.folder);
    run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'none', machine.folder);
    run('chown', 'postgres:', machine.folder);
    run('ip', 'netns', 'add', name);
    run('ip', 'link', 'add', `port${nth}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    run('ip', 'link', 'set', `port${nth}`, 'master', 'switch', 'up');
    inMachine(machine, 'ip', 'link', 'set', 'lo', 'up');
    inMachine(machine, 'ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    inMachine(machine, 'ip', 'link', 'set', 'eth0', 'up');
    return machine;
  });
}

/** The command line that runs a program on a machine. */
export const onMachine = (machine: Machine, command: readonly string[]): string[] => [
  'nsenter',
  `--net=/run/netns/${machine.name}`,
  ...command,
];

const inMachine = (machine: Machine, ...command: string[]) => {
  const [program, ...args] = onMachine(machine, command);
  return run(program!, ...args);
};

/** Drops packets of this machine; `rules` are those of nftables, once for each direction. */
export function cutNetwork(machine: Machine, rules: { input: string[]; output: string[] }): void {
  reconnect(machine);
  inMachine(machine, 'nft', 'add', 'table', 'inet', 'cut');
  for (const hook of ['input', 'output'] as const) {
    const chain = `{ type filter hook ${hook} priority 0 ; }`;
    inMachine(machine, 'nft', 'add', 'chain', 'inet', 'cut', hook, chain);
    for (const rule of rules[hook]) inMachine(machine, 'nft', `add rule inet cut ${hook} ${rule} drop`);
  }
}

/** Drops everything between a machine and others. */
export const cutFrom = (machine: Machine, others: readonly Machine[]) =>
  cutNetwork(machine, {
    input: others.map(({ address }) => `ip saddr ${address}`),
    output: others.map(({ address }) => `ip daddr ${address}`),
  });

export function reconnect(machine: Machine): void {
  inMachine(machine, 'nft', 'flush', 'ruleset');
}

/** The processes of some programs on a machine. */
export function pidsOf(machine: Machine, programs: readonly string[]): number[] {
  return run('ip', 'netns', 'pids', machine.name)
    .split('\n')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => programs.includes(programOf(pid)));
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Sends a signal to all these processes; those that ended meanwhile do not matter. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {}
}
