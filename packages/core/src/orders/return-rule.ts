import { DAY_MS, STORE, startOfShanghaiDay } from '../shared/index.ts';

export interface ReturnRule {
  isOpen: boolean;
  text: string;
}
interface ReturnFacts {
  signedAt: Date | null;
  now: Date;
  /** Why this kind of goods is not taken back without a fault; consented to when it was bought. */
  noReturnReason: string | null;
  isEngraved: boolean;
  quantityLeft: number;
}

/** How a line may be returned, in words: seven days from the day after signing, thirty when something is wrong with it. */
export function returnRule(facts: ReturnFacts): ReturnRule {
  const { returnDays, faultDays } = STORE.orders;
  if (facts.quantityLeft === 0) return { isOpen: false, text: '已退货' };
  const exception = facts.isEngraved ? '刻字商品，质量问题可退' : facts.noReturnReason;
  if (!facts.signedAt) return { isOpen: false, text: exception ?? `签收后 ${returnDays} 天可退` };
  const firstDay = startOfShanghaiDay(facts.signedAt, 1).getTime();
  const isWithin = (days: number) => facts.now.getTime() < firstDay + days * DAY_MS;
  if (!exception && isWithin(returnDays)) return { isOpen: true, text: `签收次日起 ${returnDays} 天内可退` };
  if (isWithin(faultDays)) return { isOpen: true, text: exception ?? `质量或过敏问题 ${faultDays} 天内可退` };
  return { isOpen: false, text: '已过可退期限' };
}
