import { arrivalProblem, ordersToServe, ordersToTakeFrom } from '@huarong/core/presales';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { findPresaleRow, lockPresaleRow } from '../admin/presales.queries.ts';
import {
  assignPacked,
  fillDepositTimes,
  findArrived,
  findLimit,
  insertArrival,
  insertCounting,
  listTakeable,
  listWaitingOrders,
  lockArrived,
  lockTakeable,
  setAssigned,
  sumAssigned,
  type WaitingOrder,
} from './arrivals.queries.ts';
import { assignArrivals } from './assign-arrivals.ts';

const NOT_COUNTED = '这个预售没有按到货计数';
const PACKED = '更多的份数已经打包或发出，不能再减';
const wrong = (reason: string) => refuse({ code: 'presale-arrival-refused' as const, reason });

/** From now on an order of this presale leaves only when its units have arrived. What was packed or sent has arrived. */
export async function startCounting({ db, staff }: AdminWriteContext, presaleId: string) {
  // The lock waits for orders that are being packed.
  if (!(await lockPresaleRow(db, presaleId))) return refuse({ code: 'presale-not-found' as const });
  if (!(await insertCounting(db, presaleId, staff.staffId))) return wrong('已经在按到货计数');
  await fillDepositTimes(db, presaleId);
  const units = await assignPacked(db, presaleId);
  if (units > 0)
    await insertArrival(db, { presaleId, units, note: '开始计数时已打包或发出', staffId: staff.staffId });
  return accept({ arrived: units });
}

const totalOf = (orders: readonly WaitingOrder[]) => ({
  orders: orders.length,
  units: orders.reduce((all, { quantity }) => all + quantity, 0),
});

/** Who would get units of a delivery, who would lose them, who waits on. Nothing is stored. */
export async function previewArrival(db: Queryable, presaleId: string, units: number) {
  if (!(await findPresaleRow(db, presaleId))) return refuse({ code: 'presale-not-found' as const });
  const arrived = await findArrived(db, presaleId);
  if (arrived === null) return wrong(NOT_COUNTED);
  const limit = await findLimit(db, presaleId);
  const assigned = await sumAssigned(db, presaleId);
  const waiting = await listWaitingOrders(db, presaleId, WAITING_READ);
  const missing = assigned - arrived - units;
  const taken = missing > 0 ? ordersToTakeFrom(await listTakeable(db, presaleId), missing) : [];
  const served = missing > 0 ? [] : ordersToServe(waiting, -missing);
  const [all, gets, loses] = [totalOf(waiting), totalOf(served), totalOf(taken ?? [])];
  const problem = arrivalProblem({ arrived, limit }, units) ?? (taken === null ? PACKED : null);
  return accept({
    problem,
    arrivedBefore: arrived,
    arrivedAfter: arrived + units,
    gets,
    loses,
    waits: {
      orders: all.orders - gets.orders + loses.orders,
      units: all.units - gets.units + loses.units,
    },
    /** Here, and too few for the next one in line, or nobody waits. */
    leftOver: Math.max(0, -missing - gets.units + (missing > 0 ? loses.units : 0)),
  });
}

/** Far more than a presale has. */
const WAITING_READ = 1_000_000;

/** Records a delivery or a correction and assigns the units, in one transaction. */
export async function recordArrival(
  { db, staff }: AdminWriteContext,
  {
    presaleId,
    units,
    arrivedBefore,
    reason,
  }: { presaleId: string; units: number; arrivedBefore: number; reason: string },
) {
  if (!(await findPresaleRow(db, presaleId))) return refuse({ code: 'presale-not-found' as const });
  const arrived = await lockArrived(db, presaleId);
  if (arrived === null) return wrong(NOT_COUNTED);
  // Two clicks, or two people with the same delivery note: the second one looks again.
  if (arrived !== arrivedBefore) return refuse({ code: 'presale-arrival-changed' as const, count: arrived });
  const problem = arrivalProblem({ arrived, limit: await findLimit(db, presaleId) }, units);
  if (problem !== null) return wrong(problem);
  const missing = (await sumAssigned(db, presaleId)) - arrived - units;
  if (missing > 0) {
    const taken = ordersToTakeFrom(await lockTakeable(db, presaleId), missing);
    if (taken === null) return wrong(PACKED);
    await setAssigned(
      db,
      taken.map(({ orderId }) => orderId),
      false,
    );
  }
  await insertArrival(db, { presaleId, units, note: reason, staffId: staff.staffId });
  await assignArrivals(db, presaleId);
  return accept({ arrived: arrived + units });
}
