import { keysOf, STORE } from '../shared/index.ts';

/** What is known about a login before it is accepted. */
export interface RiskFacts {
  /** False on a first login, which cannot be from an unusual place. */
  hasHistory: boolean;
  isKnownDevice: boolean;
  isKnownNetwork: boolean;
  /** Recent failed attempts on this account. */
  failures: number;
  /** Accounts that logged in from this network within the hour. */
  accountsOnNetwork: number;
  /** Strangers failed often with this account today, and the device is none of its own. */
  isUnderAttack: boolean;
  /** Staff required a second factor for each login. */
  isWatched: boolean;
}
export type RiskReason =
  | 'new-device'
  | 'new-network'
  | 'many-failures'
  | 'busy-network'
  | 'under-attack'
  | 'watched';
export interface Risk {
  score: number;
  reasons: RiskReason[];
  isHigh: boolean;
}

/** A new device or a new network alone is normal; both together, or either after many failures, is high risk. */
const WEIGHTS: Record<RiskReason, number> = {
  'new-device': 30,
  'new-network': 30,
  'many-failures': 40,
  'busy-network': 30,
  // Alone enough: a guessed password must not open the account.
  'under-attack': 60,
  watched: 60,
};

const SENTENCES: Record<RiskReason, string> = {
  'new-device': '这台设备第一次登录你的账号',
  'new-network': '网络与平时不同',
  'many-failures': '刚才多次输错密码',
  'busy-network': '这个网络短时间内登录了多个账号',
  'under-attack': '今天有人多次试错这个账号的密码',
  watched: '账号近期有异常登录，每次登录都需要验证',
};
export const riskSentence = (reason: RiskReason): string => SENTENCES[reason];

export function assessRisk(facts: RiskFacts): Risk {
  const { hasHistory, failures } = facts;
  const found: Record<RiskReason, boolean> = {
    'new-device': hasHistory && !facts.isKnownDevice,
    'new-network': hasHistory && !facts.isKnownNetwork,
    'many-failures': failures >= STORE.identity.failures.captchaAfter,
    'busy-network': facts.accountsOnNetwork >= STORE.identity.risk.busyNetworkAccounts,
    'under-attack': facts.isUnderAttack,
    watched: facts.isWatched,
  };
  const reasons = keysOf(found).filter((reason) => found[reason]);
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { score, reasons, isHigh: score >= STORE.identity.risk.high };
}
