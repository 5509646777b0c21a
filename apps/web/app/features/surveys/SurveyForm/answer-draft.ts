import type { AnswerValue } from './Question.tsx';

const keyOf = (surveyId: string) => `surveyDraft:${surveyId}`;

/** Answers saved in this browser; empty when there are none or they cannot be read. */
export function readDraft(surveyId: string): Record<string, AnswerValue> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(surveyId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, AnswerValue>) : {};
  } catch {
    return {};
  }
}

export function saveDraft(surveyId: string, answers: Record<string, AnswerValue>): void {
  try {
    localStorage.setItem(keyOf(surveyId), JSON.stringify(answers));
  } catch {
    // Without storage the draft is lost, but the survey still works.
  }
}

export function deleteDraft(surveyId: string): void {
  try {
    localStorage.removeItem(keyOf(surveyId));
  } catch {
    // Without storage there is no draft to delete.
  }
}
