import type { Outcome } from './attack.ts';
import { bombManyMobiles, bombOneMobile, guessCodes, replayCaptcha } from './codes.ts';
import { shareResetLink, skipSteps, tryGuardedCalls, writeFromOtherSite } from './guarded-calls.ts';
import { guessOneAccount, imitateShopName, sendHugePasswords, stuffAccounts } from './guessing.ts';
import { openTarget } from './open-target.ts';
import { closeOffice, lockOutOwner } from './strangers.ts';
import { compareTimings, hashManyPasswords } from './timing.ts';

/** Every attack on authentication, how often it was tried and how often it succeeded. */
export async function attackIdentity(
  scale: number,
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
    report(await guessOneAccount(target, 1_000 * scale));
    report(await stuffAccounts(target, 1_000 * scale));
    report(await lockOutOwner(target, 500 * scale));
    report(await closeOffice(target, 50));
    report(await guessCodes(target, 2_000 * scale));
    report(await bombOneMobile(target, 1_000 * scale));
    report(await bombManyMobiles(target, 1_000 * scale, false));
    report(await bombManyMobiles(target, 250, true));
    report(await replayCaptcha(target, 100));
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
