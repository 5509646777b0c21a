import type { ReturnSummary } from '@huarong/contract/returns';
import type { StatusTagProps } from '@huarong/ui';

const TONES: Partial<Record<ReturnSummary['returnStatus'], StatusTagProps['tone']>> = {
  10: 'warn',
  20: 'warn',
  30: 'info',
  40: 'info',
  50: 'info',
  55: 'error',
  60: 'ok',
};

/** `warn` needs an action, `info` is in progress; returns that ended without a refund are `plain`. */
export const returnTone = (status: ReturnSummary['returnStatus']): StatusTagProps['tone'] =>
  TONES[status] ?? 'plain';
