import { reconciliationContract } from '@huarong/contract/admin/reconciliation';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { type AdminFeature, type AdminWriteContext, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { BillRefused, type ProviderName } from '../../../../integrations/payment/index.ts';
import type { PaymentDeps } from '../../payment-deps.ts';
import { areLinesDeleted } from '../../reconcile/daily/delete-old-lines.ts';
import { requestRun } from '../../reconcile/daily/reconcile-day.ts';
import { storeBill } from '../../reconcile/daily/store-bill.ts';
import { resolveDifference } from './resolve-difference.ts';
import { showDay } from './show-day.ts';
import { showMonth } from './show-month.ts';

/** Why a day cannot be compared; null: it can. Without the lines of its bills everything would differ. */
async function refusalToCompare(db: Queryable, day: string) {
  if (day >= shanghaiDate(await readClock(db))) return refuse({ code: 'day-not-over' as const });
  return (await areLinesDeleted(db, day)) ? refuse({ code: 'day-too-old' as const }) : null;
}

/** Bills of providers against our books, day by day, and what staff do about differences. */
export const reconciliationAdminFeature = (deps: PaymentDeps): AdminFeature =>
  implementAdmin('reconciliation', reconciliationContract, {
    day: async ({ db }, input) => accept(await showDay(db, input)),
    month: async ({ db }, { month }) => accept(await showMonth(db, month)),
    async run({ db, staff }, { day }) {
      const refusal = await refusalToCompare(db, day);
      if (refusal) return refusal;
      for (const provider of ['alipay', 'wechat'] as const)
        await requestRun(db, { provider, day, staffId: staff.staffId });
      return accept({ day });
    },
    async upload(context, { provider, day }) {
      const refusal = await refusalToCompare(context.db, day);
      return refusal ?? uploadBill(context, deps, provider, day);
    },
    resolve: (context, input) => resolveDifference(context, deps, input),
  });

/** The same bill again is found again, and the day is compared anew. */
async function uploadBill(
  { db, staff, file }: AdminWriteContext,
  { providers }: PaymentDeps,
  provider: ProviderName,
  day: string,
) {
  const refuseBill = (reason: string) => refuse({ code: 'bill-refused' as const, reason });
  if (!file?.ok) {
    const refusal = file?.refusal;
    if (refusal?.code === 'busy' || refusal?.code === 'storage-full') return refuse(refusal);
    return refuseBill(refusal?.code === 'picture-too-large' ? '文件至多 40 MB' : '没有收到文件');
  }
  try {
    const stored = await storeBill(db, providers[provider], {
      day,
      bytes: file.value,
      staffId: staff.staffId,
    });
    await requestRun(db, { provider, day, staffId: staff.staffId });
    const { payments, refunds } = await db
      .selectFrom('provider_bill')
      .select(['payments', 'refunds'])
      .where('id', '=', stored.billId)
      .executeTakeFirstOrThrow();
    return accept({ billId: String(stored.billId), isNew: stored.isNew, lines: payments + refunds });
  } catch (error) {
    if (error instanceof BillRefused) return refuseBill(error.message);
    throw error;
  }
}
