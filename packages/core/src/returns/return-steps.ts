import type { ReturnKind } from './return-reasons.ts';
import { isGivenUp, RETURN_STATUS, type ReturnStatus } from './return-status.ts';

export interface ReturnChange {
  to: ReturnStatus;
  at: Date;
}
export interface ReturnStep {
  label: string;
  at?: Date;
  state: 'done' | 'current' | 'open';
}
interface Stop {
  label: string;
  /** Reached with any of these. */
  reached: readonly ReturnStatus[];
}

const APPLIED: Stop = { label: '提交申请', reached: [10] };
const APPROVED: Stop = { label: '客服审核', reached: [20, 50] };
const BACK: readonly Stop[] = [
  { label: '寄回商品', reached: [30, 40] },
  { label: '收货验货', reached: [40] },
];
const REFUNDED: Stop = { label: '退款到账', reached: [60] };
const REPLACED: Stop = { label: '换新寄出', reached: [60] };

const WAYS: Record<ReturnKind, readonly Stop[]> = {
  1: [APPLIED, APPROVED, REFUNDED],
  2: [APPLIED, APPROVED, ...BACK, REFUNDED],
  3: [APPLIED, APPROVED, ...BACK, REPLACED],
};

/** The way of a return with how far it has come. One that ended early shows where, and nothing after it. */
export function returnSteps(
  changes: readonly ReturnChange[],
  { kind, isRefundedInstead }: { kind: ReturnKind; isRefundedInstead: boolean },
): ReturnStep[] {
  const way = WAYS[isRefundedInstead ? 2 : kind];
  const reached = way.map(({ label, reached }) => ({
    label,
    at: changes.find(({ to }) => reached.includes(to))?.at,
  }));
  const done = reached.filter(({ at }) => at !== undefined);
  const end = changes.at(-1);
  if (end && isGivenUp(end.to))
    return [
      ...done.map(({ label, at }) => ({ label, at: at!, state: 'done' as const })),
      { label: RETURN_STATUS[end.to], at: end.at, state: 'current' },
    ];
  const current = done.length;
  return reached.map(({ label, at }, index) => ({
    label,
    ...(at && { at }),
    state: at ? 'done' : index === current ? 'current' : 'open',
  }));
}
