import type { Tx } from '#platform/database';
import { later, type MemberFixture, now } from './member-fixture.ts';

/** What staff wrote about the member; after the orders, because a note belongs to one. */
export async function seedStaffRows(tx: Tx, { id: member_id, owner, canary }: MemberFixture) {
  const { id: staff_id } = await tx
    .insertInto('staff')
    .values({ login: `staff-${member_id}`, name: '客服' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('member_note').values({ member_id, staff_id, text: canary }).execute();
  await tx.insertInto('member_tag').values({ member_id, staff_id, tag: '贵宾' }).execute();
  await tx
    .insertInto('member_lock')
    .values({ member_id, reason: '异常下单', locked_by: staff_id, until: later, ended_at: now })
    .execute();
  const { id: order_id } = await tx
    .selectFrom('shop_order')
    .select('id')
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  await tx.insertInto('order_note').values({ order_id, staff_id, text: canary }).execute();
}
