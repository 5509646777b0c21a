import { RETURN_TABS } from '@huarong/core/returns';
import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { findOrder } from '../../orders/index.ts';
import { countReturnable } from '../apply/list-returnable.ts';
import type { ReturnRow } from '../return-rows.ts';
import { loadReturns } from './load-returns.ts';
import type { LoadedReturn } from './present-return.ts';

type Tab = 'all' | keyof typeof RETURN_TABS;
interface ReturnPage {
  total: number;
  returns: LoadedReturn[];
  counts: { returnable: number; processing: number; ended: number };
}

/** A page of a shopper's returns, newest first, with the count of each tab. */
export async function listReturns(
  db: Queryable,
  owner: Owner,
  { tab, pageNo, pageSize }: { tab: Tab; pageNo: number; pageSize: number },
): Promise<ReturnPage> {
  const { rows } = await sql<ReturnRow>`
    select return_request.* from return_request join shop_order on shop_order.id = return_request.order_id
    where shop_order.owner = ${owner} and ${isUnderTab(tab)}
    order by return_request.created_at desc, return_request.id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const { rows: counted } = await sql<{ processing: number; ended: number }>`
    select count(*) filter (where ${isUnderTab('processing')})::int as processing,
      count(*) filter (where ${isUnderTab('ended')})::int as ended
    from return_request join shop_order on shop_order.id = return_request.order_id
    where shop_order.owner = ${owner}`.execute(db);
  const { processing, ended } = getFirst(counted);
  const counts = { returnable: await countReturnable(db, owner), processing, ended };
  const total = tab === 'all' ? processing + ended : counts[tab];
  return { total, counts, returns: await loadReturns(db, rows) };
}

/** Every return of one order, newest first; null when the order belongs to another owner. */
export async function listReturnsOf(
  db: Queryable,
  owner: Owner,
  orderId: string,
): Promise<LoadedReturn[] | null> {
  if (!(await findOrder(db, owner, orderId))) return null;
  const { rows } = await sql<ReturnRow>`
    select * from return_request where order_id = ${orderId} order by created_at desc, id desc`.execute(db);
  return loadReturns(db, rows);
}

const isUnderTab = (tab: Tab): RawBuilder<unknown> =>
  tab === 'all' ? sql`true` : sql`return_request.status = any(${[...RETURN_TABS[tab]]}::smallint[])`;
