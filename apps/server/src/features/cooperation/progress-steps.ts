import { CooperationStatus } from '@huarong/core/cooperation';
/** The steps of an application on the progress page. */
export const STEPS = [
  { status: CooperationStatus.Submitted, name: '已提交' },
  { status: CooperationStatus.DocumentsReviewed, name: '资料初审' },
  { status: CooperationStatus.QualificationsVerified, name: '资质核验' },
  { status: CooperationStatus.TermsAgreed, name: '商务沟通' },
  { status: CooperationStatus.Signed, name: '签约与上架' },
] as const;

export const isCooperationStatus = (code: number): code is CooperationStatus =>
  Object.values(CooperationStatus).some((status) => status === code);

/** An application moves one step forward or is refused; an ended one does not move. */
export const canMove = (from: number, to: CooperationStatus): boolean =>
  from < CooperationStatus.Signed && (to === CooperationStatus.Refused || to === from + 10);

interface Step {
  name: string;
  state: 'done' | 'now' | 'ahead';
  at?: Date;
}

/** A status means that its step is done: the current step is the one after the last event. */
export function stepsOf(status: number, events: readonly { status: number; at: Date }[]): Step[] {
  const takenAt = (step: number) => events.find((event) => event.status === step)?.at;
  const reached =
    status === CooperationStatus.Refused
      ? Math.max(...events.map((event) => event.status).filter((code) => code < CooperationStatus.Refused))
      : status;
  return STEPS.map((step) => {
    const at = takenAt(step.status);
    if (step.status <= reached) return { name: step.name, state: 'done', ...(at && { at }) };
    const isNext = status !== CooperationStatus.Refused && step.status === reached + 10;
    return { name: step.name, state: isNext ? 'now' : 'ahead' };
  });
}

export function statusTextOf(status: number): string {
  if (status === CooperationStatus.Refused) return '未通过';
  const next = STEPS.find((step) => step.status === status + 10);
  return next ? `${next.name}中` : '已签约';
}
