import { setTimeout as wait } from 'node:timers/promises';
import { cutFrom, cutNetwork, reconnect } from '../machines/network.ts';
import type { Scenario } from '../scenario.ts';

const DATABASE_PORT = 5432;
/** Of haproxy on every machine. */
const BALANCER_PORT = 5500;

export const shopCutOff: Scenario = {
  name: 'shop-cut-off',
  title: 'one machine cut off from the leader for 20 s',
  bars: { writesBackSeconds: 15 },
  async fault({ nodes }, note) {
    const [leader, machine] = [await nodes.awaitLeader(), await nodes.findStandby('replica')];
    cutNetwork(machine, {
      input: [`ip saddr ${leader.address} tcp sport ${DATABASE_PORT}`],
      output: [`ip daddr ${leader.address} tcp dport ${DATABASE_PORT}`],
    });
    note(`${machine.name} cannot reach the database on ${leader.name}`);
    await wait(20_000);
    reconnect(machine);
    note('reconnected');
    return undefined;
  },
};

/** The leader has to stop by itself: visitors and its own shop still reach it. */
export const leaderCutOff: Scenario = {
  name: 'leader-cut-off',
  title: 'leader cut off from the other two machines',
  async fault({ nodes, machines }, note) {
    const leader = await nodes.awaitLeader();
    cutFrom(
      leader,
      machines.filter((machine) => machine !== leader),
    );
    note(`${leader.name} cut off`);
    const next = await nodes.awaitLeader((machine) => machine !== leader);
    note(`${next.name} leads`);
    await wait(5_000);
    reconnect(leader);
    note('reconnected');
    return undefined;
  },
};

/**
 * The answer to a COMMIT is a packet of its own: a TCP header of 32 bytes, then `C`, its length, `COMMIT`. Cutting all answers
 * rarely meets one, because a purchase has a hundred statements.
 */
const COMMIT_ANSWER = `@th,256,88 0x${Buffer.from('C\0\0\0\x0bCOMMIT').toString('hex')}`;

/** Orders are committed and the shop does not learn it; it gives up after seven seconds, and the buyer repeats the call. */
export const answerLost: Scenario = {
  name: 'answer-lost',
  title: 'COMMIT sent and its answer lost, three times',
  async fault({ machines }, note) {
    for (let times = 0; times < 3; times++) {
      // The last time no statement is answered, whichever it is.
      const which = times < 2 ? COMMIT_ANSWER : '';
      for (const machine of machines)
        cutNetwork(machine, { input: [], output: [`oifname lo tcp sport ${BALANCER_PORT} ${which}`] });
      await wait(8_500);
      for (const machine of machines) reconnect(machine);
      note(`${times < 2 ? 'answers to COMMIT' : 'all answers'} of the database were lost for 8.5 s`);
      await wait(4_000);
    }
    return undefined;
  },
};
