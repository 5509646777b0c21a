interface Asked {
  id: string;
  title: string;
  isOptional?: boolean | undefined;
}

/** One of several, some of several, a score from 0 to 10 with words at both ends, or words of one's own. */
export type SurveyQuestion =
  | (Asked & { kind: 'one'; choices: string[] })
  | (Asked & { kind: 'some'; choices: string[]; most: number })
  | (Asked & { kind: 'score'; low: string; high: string })
  | (Asked & { kind: 'text' });

export interface SurveyAnswer {
  questionId: string;
  choices?: string[] | undefined;
  score?: number | undefined;
  text?: string | undefined;
}

export const SCORES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const TEXT_LONGEST = 200;
