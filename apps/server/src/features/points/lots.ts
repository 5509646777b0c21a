import { returnToLots, takeFromLots } from '@huarong/core/points';
import type { Tx } from '#platform/database';
import {
  changeLots,
  listLotUses,
  listOpenLots,
  recordLotUse,
  recordRestoredPoints,
} from './points.queries.ts';

/** Takes points from the lots, first to expire first, and records from which, so that they can be returned. */
export async function takePoints(tx: Tx, memberId: string, points: number, reference: string): Promise<void> {
  const shares = takeFromLots(points, await listOpenLots(tx, memberId));
  if (shares.reduce((total, share) => total + share.points, 0) !== points)
    throw new Error(`the lots of member ${memberId} hold less than the account balance`);
  await changeLots(tx, shares, -1);
  await recordLotUse(tx, reference, shares);
}

/** Returns points to the lots that `reference` took them from; false when it took fewer. */
export async function returnPoints(
  tx: Tx,
  memberId: string,
  points: number,
  reference: string,
): Promise<boolean> {
  const shares = returnToLots(points, await listLotUses(tx, memberId, reference));
  if (shares.reduce((total, share) => total + share.points, 0) !== points) return false;
  await changeLots(tx, shares, 1);
  await recordRestoredPoints(tx, reference, shares);
  return true;
}
