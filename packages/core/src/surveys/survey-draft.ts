import type { SurveyQuestion } from './survey-question.ts';

const MOST_QUESTIONS = 20;
const MOST_CHOICES = 12;

/** Why questions cannot be asked like this; null when they can. */
export function findQuestionProblem(questions: readonly SurveyQuestion[]): string | null {
  if (questions.length === 0) return '至少一道题';
  if (questions.length > MOST_QUESTIONS) return `至多 ${MOST_QUESTIONS} 道题`;
  if (new Set(questions.map(({ id }) => id)).size < questions.length) return '题目的编号重复';
  for (const [index, question] of questions.entries()) {
    const problem = problemOf(question);
    if (problem !== null) return `第 ${index + 1} 题${problem}`;
  }
  return questions.every(({ isOptional }) => isOptional) ? '至少一道必答题' : null;
}

function problemOf(question: SurveyQuestion): string | null {
  if (question.title.trim() === '') return '没有题目';
  if (question.kind === 'score')
    return question.low.trim() === '' || question.high.trim() === '' ? '的两端没有说明' : null;
  if (question.kind === 'text') return null;
  const choices = question.choices.map((choice) => choice.trim());
  if (choices.length < 2) return '至少两个选项';
  if (choices.length > MOST_CHOICES) return `至多 ${MOST_CHOICES} 个选项`;
  if (choices.includes('')) return '有空的选项';
  if (new Set(choices).size < choices.length) return '的选项重复';
  if (question.kind === 'some' && (question.most < 1 || question.most > choices.length))
    return `至多可选 1 到 ${choices.length} 项`;
  return null;
}
