import { accept, type Result, refuse } from '../shared/index.ts';
import { allocateLots, isExpired, type LotOnHand, type LotUnits } from './lots.ts';

export type LotChoiceRefusal =
  | { code: 'lot-not-found' }
  | { code: 'lot-choice-unsellable' }
  | { code: 'lot-too-few'; remaining: number }
  | { code: 'lot-choice-too-many'; units: number };

/** Whether units of one sku may be taken from the lots that somebody names. */
export function checkLotChoice(
  lots: readonly LotOnHand[],
  chosen: readonly LotUnits[],
  units: number,
  today: string,
): Result<null, LotChoiceRefusal> {
  for (const { lotId } of chosen) {
    const lot = lots.find((each) => each.lotId === lotId);
    if (!lot) return refuse({ code: 'lot-not-found' });
    if (lot.isRecalled || isExpired(lot, today)) return refuse({ code: 'lot-choice-unsellable' });
    if (unitsOf(chosen, lotId) > lot.remaining)
      return refuse({ code: 'lot-too-few', remaining: lot.remaining });
  }
  return sum(chosen) > units ? refuse({ code: 'lot-choice-too-many', units }) : accept(null);
}

/**
 * Whether units leave a lot behind that expires earlier than one they are taken from. Two lots with the same last day are
 * equally early.
 */
export function skipsEarlierLot(
  lots: readonly LotOnHand[],
  taken: readonly LotUnits[],
  today: string,
): boolean {
  const byDay = (units: readonly LotUnits[]) => {
    const days = new Map<string, number>();
    for (const { lotId, units: share } of units) {
      const day = lots.find((each) => each.lotId === lotId)?.expiresOn ?? '';
      days.set(day, (days.get(day) ?? 0) + share);
    }
    return days;
  };
  const earliest = byDay(allocateLots(lots, sum(taken), today).taken);
  return [...byDay(taken)].some(([day, units]) => units !== earliest.get(day));
}

const sum = (units: readonly LotUnits[]) => units.reduce((total, each) => total + each.units, 0);
const unitsOf = (units: readonly LotUnits[], lotId: number) =>
  sum(units.filter((each) => each.lotId === lotId));
