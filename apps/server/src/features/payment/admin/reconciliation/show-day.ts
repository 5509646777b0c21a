import { DAY_MS, shanghaiDate, shanghaiTime } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { readSetting } from '../../../settings/index.ts';
import { listOrdersOfPayment } from '../payments/payment-detail.queries.ts';
import { providerText } from '../payments/payment-texts.ts';
import { statusesText } from '../payments/present-payment.ts';
import { amountToResolve, needsSecondPerson, optionsOf } from './difference-options.ts';
import { causeText, kindText, RESOLUTIONS } from './difference-texts.ts';
import {
  countDifferences,
  countOpenDifferences,
  type DifferenceRow,
  listDifferences,
  listMonth,
  listRuns,
  type RunRow,
} from './reconciliation.queries.ts';

/** A day of both providers; yesterday unless said. */
export async function showDay(
  db: Database,
  { day: given, kind }: { day?: string | undefined; kind?: string | undefined },
) {
  const now = await readClock(db);
  const yesterday = shanghaiDate(new Date(now.getTime() - DAY_MS));
  const day = given ?? yesterday;
  const runs = await listRuns(db, day);
  const counted = await countDifferences(db, day);
  const openOf = (provider: string, isRefund: boolean) =>
    sumOf(
      counted.filter((each) => each.is_open && each.provider === provider && each.is_refund === isRefund),
    );
  const rows = await listDifferences(db, day, kind);
  const orders = await listOrdersOfPayment(
    db,
    rows.flatMap(({ payment_id }) => payment_id ?? []),
  );
  const kinds = [...new Set(counted.map((each) => each.kind))].sort();
  const { difference: aloneUpTo } = await readSetting(db, 'second-person');
  return {
    day,
    rows: runs.flatMap((run) => [
      presentComparison(run, false, openOf(run.provider, false)),
      presentComparison(run, true, openOf(run.provider, true)),
    ]),
    month: await listMonth(db, day, yesterday),
    kinds: kinds.map((each) => ({
      kind: each,
      label: kindText(each),
      count: sumOf(counted.filter((one) => one.kind === each && one.is_open)),
    })),
    differences: rows.map((row) =>
      presentDifference(
        row,
        orders.filter(({ payment_id }) => payment_id === row.payment_id),
        aloneUpTo,
      ),
    ),
    openCount: await countOpenDifferences(db),
    feesFen: runs.reduce((total, { fees_fen }) => total + (fees_fen ?? 0), 0),
    isRunning: runs.some(({ state }) => state === 'waiting'),
  };
}

const sumOf = (counted: readonly { count: number }[]): number =>
  counted.reduce((total, { count }) => total + count, 0);

function presentComparison(run: RunRow, isRefund: boolean, differences: number) {
  const bill = isRefund
    ? { count: run.bill_refunds, amountFen: run.bill_refunds_fen }
    : { count: run.bill_payments, amountFen: run.bill_payments_fen };
  return {
    provider: run.provider,
    label: `${providerText(run.provider)} ${isRefund ? '退款' : '收款'}`,
    isRefund,
    sourceText: sourceOf(run),
    bill: bill.count === null ? null : { count: bill.count, amountFen: bill.amountFen ?? 0 },
    ours: isRefund
      ? { count: run.refunds ?? 0, amountFen: run.refunds_fen ?? 0 }
      : { count: run.payments ?? 0, amountFen: run.payments_fen ?? 0 },
    differences,
    state: run.state ?? ('none' as const),
    problem: run.problem,
  };
}

function sourceOf({ source, stored_at, uploader }: RunRow): string {
  if (stored_at === null) return '还没有账单';
  const time = shanghaiTime(stored_at);
  return source === 'uploaded' ? `${time} ${uploader ?? ''}上传` : `${time} 自动取得`;
}

function presentDifference(
  row: DifferenceRow,
  orders: Awaited<ReturnType<typeof listOrdersOfPayment>>,
  aloneUpTo: number,
) {
  return {
    differenceId: String(row.id),
    provider: row.provider,
    providerText: providerText(row.provider),
    kind: row.kind,
    kindText: kindText(row.kind),
    paymentId: row.payment_id,
    refundId: row.refund_id,
    tradeNo: row.trade_no,
    movedAt: row.moved_at?.toISOString() ?? null,
    thereFen: row.there_fen,
    hereFen: row.here_fen,
    differenceFen: amountToResolve(row),
    causeText: causeText(row.cause),
    isWaiting: row.is_waiting,
    isOurs: row.payment_state !== null,
    orders: orders.map(({ order_id, statuses }) => ({
      orderId: order_id,
      statusText: statusesText(statuses),
    })),
    options:
      row.resolved_at === null
        ? optionsOf(
            row,
            orders.flatMap(({ statuses }) => statuses),
          )
        : [],
    needsSecondPerson: needsSecondPerson(row, aloneUpTo),
    aloneUpToFen: aloneUpTo,
    approvalId: row.approval_id === null ? null : String(row.approval_id),
    resolved: row.resolved_at && {
      at: row.resolved_at.toISOString(),
      text: RESOLUTIONS[row.resolution ?? ''] ?? '已处理',
      by: row.resolver,
      note: [row.resolution_note, row.resolution_reference].filter(Boolean).join('，') || null,
    },
  };
}
