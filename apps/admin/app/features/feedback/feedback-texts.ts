import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { FEEDBACK_STATES as STATE_TEXTS } from '@huarong/core/feedback';

export type Feedback = Output<AdminContracts['feedback']['list']>['rows'][number];
export type FeedbackDetail = Output<AdminContracts['feedback']['detail']>;

export const FEEDBACK_STATES: Record<Feedback['state'], { label: string; className: string }> = {
  open: { label: STATE_TEXTS.open, className: 'st st-wait' },
  answered: { label: STATE_TEXTS.answered, className: 'st st-ok' },
  closed: { label: STATE_TEXTS.closed, className: 'st st-hold' },
};
