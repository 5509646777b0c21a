/** All that decides whether a member may answer now. */
export interface SurveyFacts {
  opensAt: Date;
  closesAt: Date;
  /** How many may still answer; null when everybody may. */
  placesLeft: number | null;
  isAnswered: boolean;
  now: Date;
}
export type SurveyStatus = 'open' | 'done' | 'upcoming' | 'full' | 'ended';

/** Who has answered is thanked, whatever became of the survey since. */
export function surveyStatus({ opensAt, closesAt, placesLeft, isAnswered, now }: SurveyFacts): SurveyStatus {
  if (isAnswered) return 'done';
  if (now < opensAt) return 'upcoming';
  if (now >= closesAt) return 'ended';
  return placesLeft === 0 ? 'full' : 'open';
}
