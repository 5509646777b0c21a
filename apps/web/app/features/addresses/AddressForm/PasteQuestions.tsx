import { Button, Notice } from '@huarong/ui';
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
  return (
    <div className={styles.questions} aria-live="polite">
      {isUnserved && <Notice tone="error">暂不支持配送到香港、澳门和台湾，请换一个收货地址。</Notice>}
      {missing && <Notice tone="warn">{missing}</Notice>}
      {questions
        .filter(({ reason }) => reason === 'ambiguous')
        .map((question) => (
          <Question
            key={question.field}
            question={question}
            onAnswer={(candidate) => onChange(applyCandidate(draft, candidate))}
          />
        ))}
      {extras.length > 0 && (
        <Notice
          tone="info"
          action={
            <Button
              size="sm"
              onClick={() => {
                onChange({ address: [draft.address, ...extras].filter(Boolean).join(' ') });
                paste.dropExtras();
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
