import { ReturnKind } from './return-reasons.ts';
import { isEndedWithoutRefund, RETURN_STATUS_TEXTS, ReturnStatus } from './return-status.ts';

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

const APPLIED: StepDefinition = { label: '提交申请', reached: [ReturnStatus.AwaitingReview] };
const APPROVED: StepDefinition = {
  label: '客服审核',
  reached: [ReturnStatus.AwaitingShipment, ReturnStatus.Refunding],
};
const BACK: readonly StepDefinition[] = [
  { label: '寄回商品', reached: [ReturnStatus.InTransit, ReturnStatus.Inspecting] },
  { label: '收货验货', reached: [ReturnStatus.Inspecting] },
];
const REFUNDED: StepDefinition = { label: '退款到账', reached: [ReturnStatus.Completed] };
const REPLACED: StepDefinition = { label: '换新寄出', reached: [ReturnStatus.Completed] };

const STEPS_BY_KIND: Record<ReturnKind, readonly StepDefinition[]> = {
  [ReturnKind.RefundOnly]: [APPLIED, APPROVED, REFUNDED],
  [ReturnKind.ReturnAndRefund]: [APPLIED, APPROVED, ...BACK, REFUNDED],
  [ReturnKind.Exchange]: [APPLIED, APPROVED, ...BACK, REPLACED],
};

/** The steps of a return and how far it has come. A return that ended early shows where, and nothing after it. */
export function returnSteps(
  changes: readonly ReturnChange[],
  { kind, isRefundedInstead }: { kind: ReturnKind; isRefundedInstead: boolean },
): ReturnStep[] {
  const stops = STEPS_BY_KIND[isRefundedInstead ? ReturnKind.ReturnAndRefund : kind];
  const reached = stops.map(({ label, reached }) => ({
    label,
    at: changes.find(({ to }) => reached.includes(to))?.at,
  }));
  const done = reached.flatMap(({ label, at }) => (at ? [{ label, at, state: 'done' as const }] : []));
  const end = changes.at(-1);
  if (end && isEndedWithoutRefund(end.to))
    return [...done, { label: RETURN_STATUS_TEXTS[end.to], at: end.at, state: 'current' }];
  const current = done.length;
  return reached.map(({ label, at }, index) => ({
    label,
    ...(at && { at }),
    state: at ? 'done' : index === current ? 'current' : 'open',
  }));
}
