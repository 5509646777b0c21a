import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';

export const etcdOne: Scenario = {
  name: 'etcd-one',
  title: 'one of three etcd killed',
  bars: { writesBackSeconds: 5, failedCalls: 0 },
  async fault({ nodes }, note) {
    await nodes.etcd[0]!.kill();
    note('etcd1 killed');
    return undefined;
  },
};

/** Longer than the lease of the leader: it stays only because all nodes answer it (failsafe_mode). */
export const etcdTwo: Scenario = {
  name: 'etcd-two',
  title: 'two of three etcd frozen for 35 s',
  bars: { writesBackSeconds: 5, failedCalls: 0 },
  async fault({ nodes }, note) {
    for (const service of nodes.etcd.slice(0, 2)) service.signal('SIGSTOP');
    note('etcd1 and etcd2 frozen');
    await wait(35_000);
    for (const service of nodes.etcd.slice(0, 2)) service.signal('SIGCONT');
    note('thawed');
    return undefined;
  },
};
