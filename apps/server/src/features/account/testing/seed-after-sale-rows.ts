import { InvoiceType } from '@huarong/core/invoices';
import { MessageType } from '@huarong/core/messages';
import { ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import { later, type MemberFixture, now, storageKeyOf } from './member-fixture.ts';

export async function seedAfterSaleRows(tx: Tx, { id, owner, canary }: MemberFixture) {
  const order_id = `00000000${id}`;
  const sub_order_id = `${order_id}-1`;
  const member_id = id;
  const zero = { goods_fen: 0, promotion_fen: 0, coupon_fen: 0, points_fen: 0, gift_fen: 0, freight_fen: 0 };
  await tx
    .insertInto('return_request')
    .values({
      ...{
        id: `R0${id}`,
        order_id,
        sub_order_id,
        kind: ReturnKind.RefundOnly,
        reason: 1,
        status: ReturnStatus.AwaitingReview,
        description: canary,
      },
      ...zero,
      ...{ refund_fen: 0, points_back: 0, points_taken: 0, is_coupon_back: false, created_at: now },
    })
    .execute();
  await tx
    .insertInto('adverse_reaction')
    .values({ order_id, order_line_id: `${id}-1`, symptom: canary, note: canary })
    .execute();
  await tx
    .insertInto('return_picture')
    .values({ owner, storage_key: storageKeyOf('returns', id), width: 1, height: 1, expires_at: later })
    .execute();
  const feedback_no = `FK2026${id.replace(/\D/g, '').padStart(10, '0').slice(-10)}`;
  await tx
    .insertInto('feedback')
    .values({ feedback_no, owner, kind: 'page', text: `打不开 ${canary}`, about: canary })
    .execute();
  await tx
    .insertInto('feedback_picture')
    .values({
      ...{ owner, feedback_no, position: 1, storage_key: storageKeyOf('feedback', id) },
      ...{ width: 1, height: 1, expires_at: later },
    })
    .execute();
  await tx
    .insertInto('invoice_title')
    .values({
      ...{ id: `title-${id}`, member_id, kind: 'individual', title: canary },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  const invoice = { id: `invoice-${id}`, order_id, sub_order_id, colour: 'blue', cause: 'order' } as const;
  await tx
    .insertInto('invoice')
    .values({
      ...invoice,
      ...{
        type: InvoiceType.Ordinary,
        title_kind: 'individual',
        title: canary,
        email: `${canary}@mail.example`,
      },
      ...{ amount_fen: 100, requested_at: now },
    })
    .execute();
  await insertRows(tx, 'invoice_line', [
    {
      ...{ invoice_id: invoice.id, position: 1, name: '面霜', specification: '50g', quantity: 1 },
      ...{ unit_price_fen: 100, net_fen: 88, tax_fen: 12, tax_percent: 13 },
    },
  ]);
  await insertRows(tx, 'message', [
    {
      member_id,
      key: 'k',
      type: MessageType.Transaction,
      icon: 'parcel',
      title: '已签收',
      text: canary,
      links: [],
    },
  ]);
  await sql`insert into survey (id, title, intro, minutes, points, questions, opens_at, closes_at)
    values ('survey', '问卷', '问卷', 1, 10, '[{}]', shop_now(), shop_now() + interval '1 day')
    on conflict do nothing`.execute(tx);
  await tx
    .insertInto('survey_answer')
    .values({
      survey_id: 'survey',
      member_id,
      answers: JSON.stringify({ q1: 7, q2: canary }),
      points: 10,
      at: now,
    })
    .execute();
}
