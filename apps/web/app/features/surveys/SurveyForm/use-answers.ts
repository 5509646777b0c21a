import { readAnswers } from '@huarong/core/surveys';
import { type FormEvent, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import type { OpenSurvey } from '../surveys-data.ts';
import { forgetDraft, keepDraft, readDraft } from './answer-draft.ts';
import type { Given } from './Question.tsx';

/** What she has answered so far, kept on this device until it is sent. */
export function useAnswers(
  { surveyId, questions }: OpenSurvey,
  onAnswered: (given: { points: number; payPoints: number }) => void,
) {
  const [answers, setAnswers] = useState<Record<string, Given>>(() => readDraft(surveyId));
  const [missing, setMissing] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const listed = Object.entries(answers).map(([questionId, given]) => ({ questionId, ...given }));
  const isAnswered = (id: string) =>
    readAnswers(
      questions
        .filter((question) => question.id === id)
        .map((question) => ({ ...question, isOptional: false })),
      listed,
    ).ok;

  function answer(questionId: string, given: Given) {
    const next = { ...answers, [questionId]: given };
    setAnswers(next);
    setMissing(null);
    keepDraft(surveyId, next);
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    const read = readAnswers(questions, listed);
    if (!read.ok) {
      setMissing(read.refusal.number);
      document.querySelector(`#question-${read.refusal.number}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    setSending(true);
    const reply = await browserApi({ quiet: true }).surveys.answer({ surveyId, answers: listed });
    setSending(false);
    if (!reply.ok) return setProblem(reply.refusal.message);
    forgetDraft(surveyId);
    onAnswered(reply.value);
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
