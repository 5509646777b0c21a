import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { QUESTION_KINDS, type Question, withKind } from './survey-texts.ts';

interface QuestionEditorProps {
  question: Question;
  number: number;
  isFixed: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (question: Question) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One question with its choices. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, number, isFixed, isFirst, isLast, onChange, onMove, onRemove } = props;
  return (
    <fieldset className="panel survey-question" disabled={isFixed}>
      <legend>第 {number} 题</legend>
      <div className="survey-row">
        <TextField
          label="题目"
          maxLength={60}
          value={question.title}
          onChange={(event) => onChange({ ...question, title: event.target.value })}
        />
        <SelectField
          label="题型"
          value={question.kind}
          options={Object.entries(QUESTION_KINDS).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onChange(withKind(question, event.target.value as Question['kind']))}
        />
        <SelectField
          label="必答"
          value={question.isOptional ? 'no' : 'yes'}
          options={[
            { value: 'yes', label: '必答' },
            { value: 'no', label: '选答' },
          ]}
          onChange={(event) => onChange({ ...question, isOptional: event.target.value === 'no' })}
        />
      </div>
      {(question.kind === 'one' || question.kind === 'some') && (
        <TextAreaField
          label="选项，一行一个"
          rows={Math.max(3, question.choices.length)}
          value={question.choices.join('\n')}
          onChange={(event) => onChange({ ...question, choices: event.target.value.split('\n') })}
        />
      )}
      {question.kind === 'some' && (
        <TextField
          label="至多可选"
          inputMode="numeric"
          value={String(question.most)}
          onChange={(event) =>
            onChange({ ...question, most: Number(event.target.value.replace(/\D/g, '')) || 0 })
          }
        />
      )}
      {question.kind === 'score' && (
        <div className="cols-2">
          <TextField
            label="0 分表示"
            maxLength={20}
            value={question.low}
            onChange={(event) => onChange({ ...question, low: event.target.value })}
          />
          <TextField
            label="10 分表示"
            maxLength={20}
            value={question.high}
            onChange={(event) => onChange({ ...question, high: event.target.value })}
          />
        </div>
      )}
      {!isFixed && (
        <div className="acts">
          <button
            type="button"
            className="btn btn-sm"
            aria-label={`上移第 ${number} 题`}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            上移
          </button>
          <button
            type="button"
            className="btn btn-sm"
            aria-label={`下移第 ${number} 题`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            下移
          </button>
          <button
            type="button"
            className="btn btn-sm btn-danger"
            aria-label={`删除第 ${number} 题`}
            onClick={onRemove}
          >
            删除
          </button>
        </div>
      )}
    </fieldset>
  );
}
