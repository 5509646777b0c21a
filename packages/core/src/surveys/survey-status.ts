/** The facts that decide whether a member may answer now. */
export interface SurveyFacts {
  opensAt: Date;
  closesAt: Date;
  /** Remaining places; null when unlimited. */
  placesLeft: number | null;
  isAnswered: boolean;
  now: Date;
}
export type SurveyStatus = 'open' | 'done' | 'upcoming' | 'full' | 'ended';

/** A member who has answered sees `done`, even when the survey has ended since. */
export function surveyStatus({ opensAt, closesAt, placesLeft, isAnswered, now }: SurveyFacts): SurveyStatus {
  if (isAnswered) return 'done';
  if (now < opensAt) return 'upcoming';
  if (now >= closesAt) return 'ended';
  return placesLeft === 0 ? 'full' : 'open';
}
