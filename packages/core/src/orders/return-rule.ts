import { type ReturnDays, returnWindow } from '../returns/index.ts';
import { shanghaiDate } from '../shared/index.ts';
import { type OrderStatus, VOID_STATUSES } from './order-status.ts';

export interface ReturnRule {
  isOpen: boolean;
  text: string;
}
interface ReturnFacts {
  status: OrderStatus;
  signedAt: Date | null;
  now: Date;
  days: ReturnDays;
  /** Why it cannot be returned without a fault; confirmed by the buyer at checkout. */
  exception: string | null;
  quantityLeft: number;
  /** Units of a recalled lot, and until when they may be returned (exclusive). */
  recall: { units: number; until: Date } | null;
}

/** The return text of a line: days from the day after signing, more for faults. */
export function returnRule(facts: ReturnFacts): ReturnRule {
  const { returnDays, faultDays } = facts.days;
  if (facts.quantityLeft === 0) return { isOpen: false, text: '已申请退货' };
  if (VOID_STATUSES.some((status) => status === facts.status)) return { isOpen: false, text: '无需退货' };
  const { exception } = facts;
  if (!facts.signedAt) return { isOpen: false, text: exception ?? `签收后 ${returnDays} 天可退` };
  const { recall } = facts;
  if (recall !== null && recall.units > 0 && facts.now < recall.until)
    return { isOpen: true, text: `商品召回，可退到 ${lastDayBefore(recall.until)}` };
  const { noReasonUntil, faultUntil } = returnWindow(facts.signedAt, facts.days);
  if (!exception && facts.now < noReasonUntil)
    return { isOpen: true, text: `签收次日起 ${returnDays} 天内可退` };
  if (facts.now < faultUntil)
    return { isOpen: true, text: exception ?? `质量或过敏问题 ${faultDays} 天内可退` };
  return { isOpen: false, text: '已过可退期限' };
}

const lastDayBefore = (end: Date): string => shanghaiDate(new Date(end.getTime() - 1));
