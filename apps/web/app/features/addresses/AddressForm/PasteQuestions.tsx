import { Button, Notice } from '@huarong/ui';
import { useRef } from 'react';
import styles from './AddressForm.module.css';
import type { AddressDraft } from './address-draft.ts';
import {
  applyCandidate,
  missingText,
  openQuestions,
  type PastedQuestion,
  questionText,
} from './pasted-draft.ts';
import type { PastedAddressState } from './use-pasted-address.ts';

interface PasteQuestionsProps {
  paste: PastedAddressState;
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
}

/** What the pasted text leaves open: missing fields, candidates to choose from, texts without a field. */
export function PasteQuestions({ paste, draft, onChange }: PasteQuestionsProps) {
  const questions = openQuestions(paste.parsed?.uncertain ?? [], draft);
  const missing = missingText(questions, draft);
  const isUnserved = questions.some(({ reason }) => reason === 'unserved');
  const extras = paste.parsed?.extras ?? [];
  const container = useRef<HTMLDivElement>(null);
  function answer(change: Partial<AddressDraft>) {
    onChange(change);
    requestAnimationFrame(() => focusNext(container.current));
  }
  return (
    <div ref={container} className={styles.questions} aria-live="polite">
      {isUnserved && <Notice tone="error">暂不支持配送到香港、澳门和台湾，请换一个收货地址。</Notice>}
      {missing && (
        <Notice tone="warn" icon="warning">
          {missing}
        </Notice>
      )}
      {questions
        .filter(({ reason }) => reason === 'ambiguous')
        .map((question) => (
          <Question
            key={question.field}
            question={question}
            onAnswer={(candidate) => answer(applyCandidate(draft, candidate))}
          />
        ))}
      {extras.length > 0 && (
        <Notice
          tone="info"
          action={
            <Button
              size="sm"
              onClick={() => {
                paste.dropExtras();
                answer({ address: [draft.address, ...extras].filter(Boolean).join(' ') });
              }}
            >
              加到详细地址
            </Button>
          }
        >
          {extras.join('、')} 没有对应的栏目，没有填入。
        </Notice>
      )}
    </div>
  );
}

/** The pressed button disappears with its question: the focus goes to the next question, or to the next empty field. */
function focusNext(questions: HTMLElement | null): void {
  const fields = [...(questions?.closest('form')?.elements ?? [])].filter(isField);
  const next = questions?.querySelector('button') ?? fields.find(isEmpty) ?? fields.at(-1);
  next?.focus();
}
type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (element: Element): element is FormField =>
  'required' in element && element.required === true;
const isEmpty = ({ value }: FormField) => value === '';

interface QuestionProps {
  question: PastedQuestion;
  onAnswer: (candidate: PastedQuestion['candidates'][number]) => void;
}

const Question = ({ question, onAnswer }: QuestionProps) => (
  <fieldset className={styles.question}>
    <legend>{questionText(question)}</legend>
    {question.candidates.map((candidate) => (
      <Button key={candidate.label} size="sm" onClick={() => onAnswer(candidate)}>
        {candidate.label}
      </Button>
    ))}
  </fieldset>
);
