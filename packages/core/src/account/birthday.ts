import { DAY_MS, STORE, shanghaiDate } from '../shared/index.ts';

const { minAge, maxAge: oldest, birthdayLockDays } = STORE.account;

export type BirthdayProblem = 'birthday-wrong' | 'age-too-young';

/** Full years on a Shanghai day. A person born on 29 February becomes a year older on 1 March. */
export function ageOn(birthday: string, now: Date): number {
  const today = shanghaiDate(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Why a birthday is refused: data of a child under 14 need a guardian's consent (PIPL 31). */
export function birthdayProblem(birthday: string, now: Date): BirthdayProblem | null {
  const age = ageOn(birthday, now);
  if (age < 0 || age > oldest) return 'birthday-wrong';
  return age < minAge ? 'age-too-young' : null;
}

/** When a birthday saved at `setAt` may be changed again: birthday gifts are given once a year. */
export const birthdayEditableFrom = (setAt: Date): Date =>
  new Date(setAt.getTime() + birthdayLockDays * DAY_MS);
