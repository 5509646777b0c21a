import { InvoiceStatus } from '@huarong/core/invoices';
import { ReturnKind } from '@huarong/core/returns';
import type { SettingKey, SettingValues } from '@huarong/core/settings';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { counted, type Preview, type PreviewContext } from './preview.ts';
import { previewBroadcasts } from './preview-broadcasts.ts';
import { previewCarriers } from './preview-carriers.ts';
import { previewDelivery } from './preview-delivery.ts';
import { previewErrorTexts } from './preview-error-texts.ts';
import { previewFreight } from './preview-freight.ts';
import { previewLimits } from './preview-limits.ts';
import { previewOrderTimes } from './preview-order-times.ts';
import { previewPackaging } from './preview-packaging.ts';
import { previewPaymentFees } from './preview-payment-fees.ts';
import { previewPoints } from './preview-points.ts';
import { previewSecondPerson } from './preview-second-person.ts';
import { previewStock } from './preview-stock.ts';

export type { PreviewContext, SettingPorts } from './preview.ts';

type PreviewOf = {
  [Key in SettingKey]: (
    context: PreviewContext,
    before: SettingValues<Key>,
    after: SettingValues<Key>,
  ) => Promise<Preview>;
};

/** What other values would have changed, counted from what happened. */
export const PREVIEWS: PreviewOf = {
  freight: previewFreight,
  async 'cash-on-delivery'({ db }, before, after) {
    const allowed = (rules: SettingValues<'cash-on-delivery'>) => sql<number>`count(*) filter (where
      ${rules.isOffered} and payable_fen between ${rules.minAmount} and ${rules.maxAmount}
      and left(recipient ->> 'districtCode', 2) <> all(${[...rules.excludedRegions]}))::int`;
    const { rows } = await sql<{ cash: number; before: number; after: number }>`
      select count(*) filter (where payment_code = 'COD')::int as cash,
        ${allowed(before)} as before, ${allowed(after)} as after
      from shop_order, (select shop_now() as now offset 0) clock
      where created_at > clock.now - interval '30 days' and guest_mobile is null and kind <> 'presale'`.execute(
      db,
    );
    const found = getFirst(rows);
    return {
      lines: [{ label: '可以选货到付款的会员订单', ...counted(found.before, found.after, '笔') }],
      note: `按近 30 天的订单算，其中 ${found.cash.toLocaleString('en-US')} 笔选了货到付款`,
    };
  },
  delivery: previewDelivery,
  carriers: previewCarriers,
  'order-times': previewOrderTimes,
  packaging: previewPackaging,
  points: previewPoints,
  async returns({ db }, before, after) {
    const within = (rules: SettingValues<'returns'>) =>
      sql<number>`count(*) filter (where refund_fen <= ${rules.autoApproveUpTo})::int`;
    const { rows } = await sql<{ all: number; before: number; after: number }>`
      select count(*)::int as "all", ${within(before)} as before, ${within(after)} as after
      from return_request, (select shop_now() as now offset 0) clock
      where created_at > clock.now - interval '90 days'
        and kind = ${ReturnKind.ReturnAndRefund} and reason = 1`.execute(db);
    const found = getFirst(rows);
    return {
      lines: [{ label: '金额够自动同意的无理由退货', ...counted(found.before, found.after, '件') }],
      note: `按近 90 天的 ${found.all.toLocaleString('en-US')} 件无理由退货算，没有计会员的退货次数`,
    };
  },
  broadcasts: previewBroadcasts,
  'payment-fees': previewPaymentFees,
  limits: previewLimits,
  stock: previewStock,
  'second-person': previewSecondPerson,
  'error-texts': previewErrorTexts,
  async 'invoice-seller'({ db }, before, after) {
    const { waiting } = await db
      .selectFrom('invoice')
      .select((row) => row.fn.countAll<number>().as('waiting'))
      .where('status', 'in', [InvoiceStatus.Requested])
      .where('colour', '=', 'blue')
      .executeTakeFirstOrThrow();
    return {
      lines: [{ label: '今后开出的发票', before: before.name, after: after.name }],
      note: `${Number(waiting).toLocaleString('en-US')} 张发票在等开具，会用新的开票方`,
    };
  },
};
