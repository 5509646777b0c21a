import type { Scenario } from '../scenario.ts';
import { shopClocks } from './clock.ts';
import { etcdOne, etcdTwo } from './etcd.ts';
import { leaderBehind, leaderFrozen, leaderKilled, none, standbyKilled, switchover } from './leader.ts';
import { diskFull } from './machine.ts';
import { answerLost, leaderCutOff, shopCutOff } from './network.ts';
import { redisKilled, storageAway } from './parts.ts';
import { poolFull } from './pool.ts';
import { rollingDeploy, rollingRestart, shopsKilled } from './shops.ts';

/** The deploy comes last: what follows would run on the second release. */
export const scenarios: readonly Scenario[] = [
  none,
  leaderKilled,
  leaderBehind,
  leaderFrozen,
  switchover,
  standbyKilled,
  etcdOne,
  etcdTwo,
  shopCutOff,
  leaderCutOff,
  answerLost,
  poolFull,
  redisKilled,
  storageAway,
  shopsKilled,
  diskFull,
  shopClocks,
  rollingRestart,
  rollingDeploy,
];
/** Enough for a change of the code: five minutes. */
export const QUICK = ['none', 'leader-killed', 'rolling-restart'];
