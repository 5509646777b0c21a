import type { Given } from './Question.tsx';

const keyOf = (surveyId: string) => `surveyDraft:${surveyId}`;

/** Answers of an earlier visit on this device; a browser that keeps nothing, or something else, has none. */
export function readDraft(surveyId: string): Record<string, Given> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(surveyId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Given>) : {};
  } catch {
    return {};
  }
}

export function keepDraft(surveyId: string, answers: Record<string, Given>): void {
  try {
    localStorage.setItem(keyOf(surveyId), JSON.stringify(answers));
  } catch {
    // Storage that is full or forbidden costs the draft, not the survey.
  }
}

export function forgetDraft(surveyId: string): void {
  try {
    localStorage.removeItem(keyOf(surveyId));
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}
