/** The steps of an application on the progress page. */
export const STEPS = [
  { status: 10, name: '已提交' },
  { status: 20, name: '资料初审' },
  { status: 30, name: '资质核验' },
  { status: 40, name: '商务沟通' },
  { status: 50, name: '签约与上架' },
] as const;
export const REFUSED = 90;
export type CooperationStatus = (typeof STEPS)[number]['status'] | typeof REFUSED;

export const isCooperationStatus = (code: number): code is CooperationStatus =>
  code === REFUSED || STEPS.some(({ status }) => status === code);

/** An application moves one step forward or is refused; an ended one does not move. */
export const canMove = (from: number, to: CooperationStatus): boolean =>
  from < 50 && (to === REFUSED || to === from + 10);

interface Step {
  name: string;
  state: 'done' | 'now' | 'ahead';
  at?: Date;
}

/** Status 20 means that step 20 is done: the current step is the one after the last event. */
export function stepsOf(status: number, events: readonly { status: number; at: Date }[]): Step[] {
  const takenAt = (step: number) => events.find((event) => event.status === step)?.at;
  const reached =
    status === REFUSED
      ? Math.max(...events.map((event) => event.status).filter((code) => code < REFUSED))
      : status;
  return STEPS.map((step) => {
    const at = takenAt(step.status);
    if (step.status <= reached) return { name: step.name, state: 'done', ...(at && { at }) };
    const isNext = status !== REFUSED && step.status === reached + 10;
    return { name: step.name, state: isNext ? 'now' : 'ahead' };
  });
}

export function statusTextOf(status: number): string {
  if (status === REFUSED) return '未通过';
  const next = STEPS.find((step) => step.status === status + 10);
  return next ? `${next.name}中` : '已签约';
}
