interface QuestionBase {
  id: string;
  title: string;
  isOptional?: boolean | undefined;
}

/** Single choice, multiple choice, a score from 0 to 10 with labelled ends, or free text. */
export type SurveyQuestion =
  | (QuestionBase & { kind: 'one'; choices: string[] })
  | (QuestionBase & { kind: 'some'; choices: string[]; most: number })
  | (QuestionBase & { kind: 'score'; low: string; high: string })
  | (QuestionBase & { kind: 'text' });

export interface SurveyAnswer {
  questionId: string;
  choices?: string[] | undefined;
  score?: number | undefined;
  text?: string | undefined;
}

export const SCORES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const MAX_TEXT_LENGTH = 200;
