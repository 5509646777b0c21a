import type { ReturnKind } from './return-reasons.ts';
import { isEndedWithoutRefund, RETURN_STATUS, type ReturnStatus } from './return-status.ts';

export interface ReturnChange {
  to: ReturnStatus;
  at: Date;
}
export interface ReturnStep {
  label: string;
  at?: Date;
  state: 'done' | 'current' | 'open';
}
interface StepDefinition {
  label: string;
  /** Reached with any of these statuses. */
  reached: readonly ReturnStatus[];
}

const APPLIED: StepDefinition = { label: '提交申请', reached: [10] };
const APPROVED: StepDefinition = { label: '客服审核', reached: [20, 50] };
const BACK: readonly StepDefinition[] = [
  { label: '寄回商品', reached: [30, 40] },
  { label: '收货验货', reached: [40] },
];
const REFUNDED: StepDefinition = { label: '退款到账', reached: [60] };
const REPLACED: StepDefinition = { label: '换新寄出', reached: [60] };

const STEPS_BY_KIND: Record<ReturnKind, readonly StepDefinition[]> = {
  1: [APPLIED, APPROVED, REFUNDED],
  2: [APPLIED, APPROVED, ...BACK, REFUNDED],
  3: [APPLIED, APPROVED, ...BACK, REPLACED],
};

/** The steps of a return and how far it has come. A return that ended early shows where, and nothing after it. */
export function returnSteps(
  changes: readonly ReturnChange[],
  { kind, isRefundedInstead }: { kind: ReturnKind; isRefundedInstead: boolean },
): ReturnStep[] {
  const stops = STEPS_BY_KIND[isRefundedInstead ? 2 : kind];
  const reached = stops.map(({ label, reached }) => ({
    label,
    at: changes.find(({ to }) => reached.includes(to))?.at,
  }));
  const done = reached.filter(({ at }) => at !== undefined);
  const end = changes.at(-1);
  if (end && isEndedWithoutRefund(end.to))
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
