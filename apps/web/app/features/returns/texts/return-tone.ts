import type { ReturnSummary } from '@huarong/contract/returns';
import { ReturnStatus } from '@huarong/core/returns';
import type { StatusTagProps } from '@huarong/ui';

const TONES: Partial<Record<ReturnSummary['returnStatus'], StatusTagProps['tone']>> = {
  [ReturnStatus.AwaitingReview]: 'warn',
  [ReturnStatus.AwaitingShipment]: 'warn',
  [ReturnStatus.InTransit]: 'info',
  [ReturnStatus.Inspecting]: 'info',
  [ReturnStatus.Refunding]: 'info',
  [ReturnStatus.RefundFailed]: 'error',
  [ReturnStatus.Completed]: 'ok',
};

/** `warn` needs an action, `info` is in progress; returns that ended without a refund are `plain`. */
export const returnTone = (status: ReturnSummary['returnStatus']): StatusTagProps['tone'] =>
  TONES[status] ?? 'plain';
