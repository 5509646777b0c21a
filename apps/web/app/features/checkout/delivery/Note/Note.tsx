import { Field } from '@huarong/ui';
import { useState } from 'react';
import type { DraftState } from '../../use-draft.ts';
import styles from './Note.module.css';

const MAX_LENGTH = 200;

/** A note for the warehouse, saved when the field loses focus. */
export function Note({ draftState }: { draftState: DraftState }) {
  const [text, setText] = useState(draftState.draft.note ?? '');
  const note = text.trim();
  const saveNote = () => {
    if (note !== (draftState.draft.note ?? ''))
      void draftState.save({ note: note || undefined }, (calls) => calls.addOrderNote({ note }));
  };
  return (
    <div className={styles.row}>
      <span aria-hidden="true">订单备注</span>
      <Field
        label="订单备注（选填）"
        labelHidden
        name="note"
        size="sm"
        placeholder="如需改期送货请在此说明（请勿填写个人敏感信息）"
        value={text}
        maxLength={MAX_LENGTH}
        onChange={(event) => setText(event.target.value)}
        onBlur={saveNote}
      />
      <span aria-hidden="true">
        {text.length} / {MAX_LENGTH}
      </span>
    </div>
  );
}
