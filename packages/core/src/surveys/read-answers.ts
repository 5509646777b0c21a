import { accept, type Result, refuse } from '../shared/index.ts';
import { MAX_TEXT_LENGTH, SCORES, type SurveyAnswer, type SurveyQuestion } from './survey-question.ts';

/** Stored answers by question id; the type depends on the question kind. */
export type StoredAnswers = Record<string, string[] | number | string>;
type Incomplete = { code: 'survey-incomplete'; number: number };

/**
 * Validates the answers question by question. Unknown choices are ignored; a refusal gives the number of the first
 * required question without an answer.
 */
export function readAnswers(
  questions: readonly SurveyQuestion[],
  given: readonly SurveyAnswer[],
): Result<StoredAnswers, Incomplete> {
  const stored: StoredAnswers = {};
  for (const [index, question] of questions.entries()) {
    const answer = readOne(
      question,
      given.find(({ questionId }) => questionId === question.id),
    );
    if (answer !== null) stored[question.id] = answer;
    else if (!question.isOptional) return refuse({ code: 'survey-incomplete', number: index + 1 });
  }
  return accept(stored);
}

function readOne(question: SurveyQuestion, answer: SurveyAnswer | undefined): StoredAnswers[string] | null {
  if (!answer) return null;
  switch (question.kind) {
    case 'one':
    case 'some': {
      const most = question.kind === 'one' ? 1 : question.most;
      const chosen = question.choices.filter((choice) => answer.choices?.includes(choice));
      return chosen.length >= 1 && chosen.length <= most ? chosen : null;
    }
    case 'score':
      return answer.score !== undefined && SCORES.includes(answer.score) ? answer.score : null;
    case 'text': {
      const text = answer.text?.trim() ?? '';
      return text !== '' && [...text].length <= MAX_TEXT_LENGTH ? text : null;
    }
  }
}
