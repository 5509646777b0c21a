import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';

export interface ConflictField {
  /** Names the field among all. */
  key: string;
  label: string;
  base: string;
  mine: string;
  theirs: string;
}
export type Choice = 'mine' | 'theirs';

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  onClose: () => void;
  onChoose: (choices: ReadonlyMap<string, Choice>) => void;
}

/** Fields that somebody else has changed meanwhile: what it was, theirs and mine, with a choice for each. */
export function ConflictDialog({ fields, onClose, onChoose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const isComplete = fields.every(({ key }) => choices.has(key));
  const choose = (key: string, choice: Choice) => setChoices(new Map([...choices, [key, choice]]));
  return (
    <Dialog
      title={`${fields.length} 项在你编辑时被别人改过`}
      onClose={onClose}
      size="lg"
      actions={
        <>
          <button
            type="button"
            className="btn btn-ink"
            disabled={!isComplete}
            onClick={() => onChoose(choices)}
          >
            按选择保存
          </button>
          <button type="button" className="btn" onClick={onClose}>
            回去继续编辑
          </button>
        </>
      }
    >
      <p className="muted">其余的改动会自动合并。每一项选一个：</p>
      {fields.map(({ key, label, base, mine, theirs }) => (
        <fieldset key={key} className="conflict">
          <legend className="label">{label}</legend>
          <p className="conflict-base">
            <span className="muted">原来</span>
            <span>{base}</span>
          </p>
          {(['theirs', 'mine'] as const).map((choice) => (
            <label key={choice} className="opt-l">
              <input
                type="radio"
                className="rd"
                name={`conflict-${key}`}
                checked={choices.get(key) === choice}
                onChange={() => choose(key, choice)}
              />
              <span>
                <b>{choice === 'mine' ? '用我的' : '用对方的'}</b>　{choice === 'mine' ? mine : theirs}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
