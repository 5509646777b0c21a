import { setTimeout as wait } from 'node:timers/promises';
import { walSendersOf } from '../machines/database-nodes.ts';
import { signalAll } from '../machines/network.ts';
import type { Scenario } from '../scenario.ts';

const SWITCHOVER_SECONDS = 5;

export const none: Scenario = {
  name: 'none',
  title: 'no fault',
  bars: { writesBackSeconds: 5, failedCalls: 0 },
  fault: async () => undefined,
};

export const leaderKilled: Scenario = {
  name: 'leader-killed',
  title: 'leader of the database killed',
  async fault({ nodes }, note) {
    const leader = await nodes.awaitLeader();
    nodes.kill(leader);
    note(`${leader.name} killed`);
    const next = await nodes.awaitLeader((machine) => machine !== leader);
    note(`${next.name} leads`);
    return undefined;
  },
};

/** What was answered before the kill is on a second machine, or has not been answered. */
export const leaderBehind: Scenario = {
  name: 'leader-behind',
  title: 'replication stopped, then leader killed',
  async fault({ nodes }, note) {
    const leader = await nodes.awaitLeader();
    signalAll(walSendersOf(leader), 'SIGSTOP');
    note(`replication of ${leader.name} stopped`);
    await wait(2_000);
    nodes.kill(leader);
    note(`${leader.name} killed`);
    const next = await nodes.awaitLeader((machine) => machine !== leader);
    note(`${next.name} leads`);
    return undefined;
  },
};

/** A leader that comes back after another was elected must not take one more write. */
export const leaderFrozen: Scenario = {
  name: 'leader-frozen',
  title: 'leader frozen, and thawed after another leads',
  async fault({ nodes }, note) {
    const leader = await nodes.awaitLeader();
    nodes.signal(leader, 'SIGSTOP');
    note(`${leader.name} frozen`);
    const next = await nodes.awaitLeader((machine) => machine !== leader);
    note(`${next.name} leads`);
    await wait(3_000);
    nodes.signal(leader, 'SIGCONT');
    note(`${leader.name} thawed`);
    return undefined;
  },
};

export const switchover: Scenario = {
  name: 'switchover',
  title: 'switchover',
  bars: { writesBackSeconds: SWITCHOVER_SECONDS },
  async fault({ nodes }, note) {
    const leader = await nodes.awaitLeader();
    const answer = await nodes.switchOver(leader, await nodes.findStandby('sync_standby'));
    note(answer.trim());
    return undefined;
  },
};

export const standbyKilled: Scenario = {
  name: 'standby-killed',
  title: 'synchronous standby killed',
  async fault({ nodes }, note) {
    const standby = await nodes.findStandby('sync_standby');
    nodes.kill(standby);
    note(`${standby.name} killed`);
    return undefined;
  },
};
