import { readAnswers } from '@huarong/core/surveys';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import type { OpenSurvey } from '../surveys-data.ts';
import { deleteDraft, readDraft, saveDraft } from './answer-draft.ts';
import type { AnswerValue } from './Question.tsx';

/** The answers so far, saved in this browser until they are sent. */
export function useAnswers(
  { surveyId, questions }: OpenSurvey,
  onAnswered: (value: { points: number; payPoints: number }) => void,
) {
  const [answers, setAnswers] = useState<Record<string, AnswerValue>>(() => readDraft(surveyId));
  const [missing, setMissing] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const answerList = Object.entries(answers).map(([questionId, value]) => ({ questionId, ...value }));
  const isAnswered = (id: string) =>
    readAnswers(
      questions
        .filter((question) => question.id === id)
        .map((question) => ({ ...question, isOptional: false })),
      answerList,
    ).ok;

  function answer(questionId: string, value: AnswerValue) {
    const next = { ...answers, [questionId]: value };
    setAnswers(next);
    setMissing(null);
    saveDraft(surveyId, next);
  }
  const [isSending, submit] = useAction(async () => {
    const reply = await browserApi({ quiet: true }).surveys.answer({ surveyId, answers: answerList });
    if (!reply.ok) return setProblem(reply.refusal.message);
    deleteDraft(surveyId);
    onAnswered(reply.value);
  });
  async function send(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    const read = readAnswers(questions, answerList);
    if (!read.ok) {
      setMissing(read.refusal.number);
      document.querySelector(`#question-${read.refusal.number}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    await submit();
  }
  return {
    answers,
    answer,
    send,
    missing,
    problem,
    isSending,
    count: questions.filter(({ id }) => isAnswered(id)).length,
  };
}
