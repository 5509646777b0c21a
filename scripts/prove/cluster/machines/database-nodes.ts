import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adaptFile, readVariables } from './deploy-files.ts';
import { type Machine, pidsOf, signalAll } from './network.ts';
import { createService, type Service } from './services.ts';

interface NodeMember {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}
export interface DatabaseSettings {
  machines: readonly Machine[];
  logs: string;
  isSynchronous: boolean;
}

const PROGRAMS = ['patroni', 'postgres'];
const WHOLE_WITHIN_MS = 120_000;
const SMALL_MACHINE = [
  ['shared_buffers: 8GB', 'shared_buffers: 96MB'],
  ['effective_cache_size: 20GB', 'effective_cache_size: 1GB'],
  ['max_wal_size: 8GB', 'max_wal_size: 256MB'],
  ['wal_keep_size: 2GB', 'wal_keep_size: 64MB'],
] as const;
/** Backups have a proof of their own; a reset of this machine is not wanted. */
const LEFT_OUT = [
  ['archive_mode: "on"', 'archive_mode: "off"'],
  ['restore_command: pgbackrest --stanza=huarong archive-get %f "%p"', 'restore_command: /bin/false'],
  ['mode: automatic', 'mode: "off"'],
] as const;

/** The processes that send the log of a leader to its standbys. */
export const walSendersOf = (machine: Machine): number[] =>
  pidsOf(machine, ['postgres']).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender'),
  );

/** etcd and PostgreSQL under Patroni on three machines, with the files of deploy/three-machines. */
export function createDatabaseNodes({ machines, logs, isSynchronous }: DatabaseSettings) {
  const etcd = machines.map((machine) =>
    createService({
      name: `etcd${machine.nth}`,
      machine,
      logs,
      command: ['etcd'],
      env: readVariables(etcdFile(machine)),
    }),
  );
  const patroni = machines.map((machine) => {
    const file = join(machine.folder, 'patroni.yml');
    writeFileSync(file, patroniFile(machine, isSynchronous));
    return patroniService(machine, file, logs);
  });

  const askCluster = async (): Promise<NodeMember[]> => {
    for (const { address } of machines)
      try {
        const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_500) });
        return ((await answer.json()) as { members: NodeMember[] }).members;
      } catch {}
    return [];
  };
  const isPrimary = async ({ address }: Machine) => {
    try {
      const options = { method: 'OPTIONS', signal: AbortSignal.timeout(1_000) };
      return (await fetch(`http://${address}:8008/primary`, options)).status === 200;
    } catch {
      return false;
    }
  };
  const findLeader = async (): Promise<Machine | null> => {
    for (const machine of machines) if (await isPrimary(machine)) return machine;
    return null;
  };
  const awaitLeader = async (isOther: (machine: Machine) => boolean = () => true): Promise<Machine> => {
    const until = performance.now() + WHOLE_WITHIN_MS;
    for (;;) {
      const leader = await findLeader();
      if (leader && isOther(leader)) return leader;
      if (performance.now() > until) throw new Error('no node of the database takes writes');
      await wait(200);
    }
  };

  return {
    etcd,
    patroni,
    machines,
    askCluster,
    findLeader,
    awaitLeader,
    async findStandby(role: 'sync_standby' | 'replica'): Promise<Machine> {
      const member = (await askCluster()).find((each) => each.role === role);
      const machine = machines.find(({ name }) => name === member?.name);
      if (!machine) throw new Error(`there is no ${role}`);
      return machine;
    },
    start() {
      for (const service of [...etcd, ...patroni]) service.start();
    },
    /** Like a power cut of the database on this machine. */
    kill(machine: Machine) {
      patroni[machine.nth - 1]!.unsupervise();
      for (let tries = 0; tries < 3; tries++) signalAll(pidsOf(machine, PROGRAMS), 'SIGKILL');
    },
    signal: (machine: Machine, signal: 'SIGSTOP' | 'SIGCONT') => signalAll(pidsOf(machine, PROGRAMS), signal),
    async switchOver(leader: Machine, candidate: Machine): Promise<string> {
      const answer = await fetch(`http://${leader.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
        signal: AbortSignal.timeout(60_000),
      });
      return answer.text();
    },
    /** Waits until there are a leader, a synchronous standby and a third node that follows. */
    async awaitWhole(): Promise<void> {
      const until = performance.now() + WHOLE_WITHIN_MS;
      for (;;) {
        const members = await askCluster();
        const isWhole =
          members.length === machines.length &&
          members.some(({ role }) => role === 'leader') &&
          (!isSynchronous || members.some(({ role }) => role === 'sync_standby')) &&
          members.every(({ state, role, lag }) =>
            role === 'leader' ? state === 'running' : /running|streaming/.test(state) && lag === 0,
          );
        if (isWhole) return;
        if (performance.now() > until) throw new Error(`not whole: ${JSON.stringify(members)}`);
        await wait(500);
      }
    },
  };
}
export type DatabaseNodes = ReturnType<typeof createDatabaseNodes>;

const patroniService = (machine: Machine, file: string, logs: string): Service =>
  createService({
    name: `patroni${machine.nth}`,
    machine,
    logs,
    command: [...['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'], ...['patroni', file]],
    env: { HOME: machine.folder, LANG: 'C.UTF-8' },
  });

/** The addresses of all machines are in the list of the cluster, so only the other lines get the own address. */
const etcdFile = ({ name, address, folder }: Machine) =>
  adaptFile('three-machines/etcd.env', [
    ['ETCD_NAME=db1', `ETCD_NAME=${name}`],
    ['/var/lib/etcd/default', join(folder, 'etcd')],
    ['PEER_URLS=http://10.0.0.1:', `PEER_URLS=http://${address}:`],
    ['CLIENT_URLS=http://10.0.0.1:', `CLIENT_URLS=http://${address}:`],
  ]);

const patroniFile = ({ name, address, folder }: Machine, isSynchronous: boolean) =>
  adaptFile('three-machines/patroni.yml', [
    ['name: db1', `name: ${name}`],
    ['listen: 10.0.0.1:', `listen: ${address}:`],
    ['connect_address: 10.0.0.1:', `connect_address: ${address}:`],
    ['/var/lib/postgresql/15/main', join(folder, 'data')],
    ['  authentication:', `  parameters:\n    unix_socket_directories: ${folder}\n  authentication:`],
    ...SMALL_MACHINE,
    ...LEFT_OUT,
    ...(isSynchronous ? [] : ([['synchronous_mode: true', 'synchronous_mode: false']] as const)),
  ]);
