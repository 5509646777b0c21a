import type { AnswerValue } from './Question.tsx';

const keyOf = (surveyId: string) => `surveyDraft:${surveyId}`;

/** Answers of an earlier visit on this device; a browser that keeps nothing, or something else, has none. */
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
    // Storage that is full or forbidden costs the draft, not the survey.
  }
}

export function deleteDraft(surveyId: string): void {
  try {
    localStorage.removeItem(keyOf(surveyId));
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}
