import type { Outcome } from './attack.ts';
import { guessCards } from './cards.ts';
import { bombManyMobiles, bombOneMobile, guessCodes, replayCaptcha } from './codes.ts';
import { shareResetLink, skipSteps, tryGuardedCalls, writeFromOtherSite } from './guarded-calls.ts';
import { guessOneAccount, imitateShopName, sendHugePasswords, stuffAccounts } from './guessing.ts';
import { openTarget } from './open-target.ts';
import { closeOffice, lockOutOwner } from './strangers.ts';
import { compareTimings, hashManyPasswords } from './timing.ts';

/** How often each of the longer attacks is tried. */
interface AttackSize {
  /** Of one account, and as many accounts with one password each. */
  logins: number;
  codes: number;
  /** To one mobile, and as many to many mobiles. */
  sends: number;
  cards: number;
  lockOuts: number;
}
export const SHORT: AttackSize = { logins: 1_000, codes: 2_000, sends: 1_000, cards: 1_000, lockOuts: 500 };
/** The figures of docs/reliability.md: R24 and R25. */
export const FULL: AttackSize = {
  ...{ logins: 10_000, codes: 100_000, sends: 5_000, cards: 100_000, lockOuts: 500 },
};

/** Every attack on authentication, how often it was tried and how often it succeeded. */
export async function attackIdentity(
  size: AttackSize,
  onOutcome: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const report = (...found: Outcome[]) => {
    outcomes.push(...found);
    for (const outcome of found) onOutcome(outcome);
  };
  const target = await openTarget();
  try {
    report(...(await tryGuardedCalls(target)));
    report(await writeFromOtherSite(target));
    report(await skipSteps(target));
    report(await shareResetLink(target, 50));
    report(await guessOneAccount(target, size.logins));
    report(await stuffAccounts(target, size.logins));
    report(await lockOutOwner(target, size.lockOuts));
    report(await closeOffice(target, 50));
    report(await guessCodes(target, size.codes));
    report(await bombOneMobile(target, size.sends));
    report(await bombManyMobiles(target, size.sends, false));
    report(await bombManyMobiles(target, 250, true));
    report(await replayCaptcha(target, 100));
    report(await guessCards(target, size.cards));
    report(await sendHugePasswords(target, 50));
    report(imitateShopName());
  } finally {
    await target.close();
  }
  const unlimited = await openTarget({ hasLimits: false });
  try {
    report(await compareTimings(unlimited, 300, 'a wrong password'));
    report(await compareTimings(unlimited, 100, 'a forgotten password'));
    report(await compareTimings(unlimited, 100, 'a code to reset it'));
    report(await hashManyPasswords(unlimited, 200));
  } finally {
    await unlimited.close();
  }
  return outcomes;
}
