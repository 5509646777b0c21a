import type { SurveyQuestion } from '@huarong/contract/surveys';
import { MAX_TEXT_LENGTH, SCORES, type SurveyAnswer } from '@huarong/core/surveys';
import { SizeButton, TextArea, VisuallyHidden } from '@huarong/ui';
import { useId } from 'react';
import styles from './SurveyForm.module.css';

export type AnswerValue = Omit<SurveyAnswer, 'questionId'>;

interface QuestionProps {
  number: number;
  question: SurveyQuestion;
  answer: AnswerValue | undefined;
  onAnswer: (answer: AnswerValue) => void;
  problem?: string | undefined;
}

/** One question with the input of its kind. */
export function Question({ number, question, answer, onAnswer, problem }: QuestionProps) {
  const id = useId();
  return (
    <li className={styles.question} id={`question-${number}`}>
      <b id={id}>
        <i>{number}</i>
        {question.title}
        <small>{hintOf(question)}</small>
      </b>
      <fieldset aria-labelledby={id}>
        <legend>
          <VisuallyHidden>{question.title}</VisuallyHidden>
        </legend>
        <AnswerInput question={question} answer={answer} onAnswer={onAnswer} />
      </fieldset>
      {problem && <p role="alert">{problem}</p>}
    </li>
  );
}

function hintOf(question: SurveyQuestion): string {
  if (question.kind === 'some') return `可多选，最多 ${question.most} 项`;
  return question.isOptional ? '选填' : '';
}

function AnswerInput({
  question,
  answer,
  onAnswer,
}: Pick<QuestionProps, 'question' | 'answer' | 'onAnswer'>) {
  switch (question.kind) {
    case 'one':
    case 'some':
      return question.choices.map((choice) => {
        const chosen = answer?.choices ?? [];
        const isChosen = chosen.includes(choice);
        const isFull = question.kind === 'some' && !isChosen && chosen.length >= question.most;
        const next = isChosen ? chosen.filter((entry) => entry !== choice) : [...chosen, choice];
        return (
          <SizeButton
            key={choice}
            label={choice}
            selected={isChosen}
            disabled={isFull}
            onClick={() => onAnswer({ choices: question.kind === 'one' ? [choice] : next })}
          />
        );
      });
    case 'score':
      return (
        <div className={styles.scores}>
          {SCORES.map((score) => (
            <SizeButton
              key={score}
              label={String(score)}
              selected={answer?.score === score}
              onClick={() => onAnswer({ score })}
            />
          ))}
          <span>{question.low}</span>
          <span>{question.high}</span>
        </div>
      );
    case 'text':
      return (
        <TextArea
          label={question.title}
          labelHidden
          name={question.id}
          rows={3}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={`${MAX_TEXT_LENGTH} 字以内`}
          value={answer?.text ?? ''}
          onChange={(event) => onAnswer({ text: event.target.value })}
        />
      );
  }
}
