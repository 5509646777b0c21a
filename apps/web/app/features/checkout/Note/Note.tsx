import { Field } from '@huarong/ui';
import { useState } from 'react';
import type { DraftState } from '../use-draft.ts';
import styles from './Note.module.css';

const MOST = 200;

/** A line for the warehouse, kept when the field is left. */
export function Note({ kept }: { kept: DraftState }) {
  const [written, setWritten] = useState(kept.draft.note ?? '');
  const note = written.trim();
  const keep = () => {
    if (note !== (kept.draft.note ?? ''))
      void kept.save({ note: note || undefined }, (calls) => calls.addOrderNote({ note }));
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
        value={written}
        maxLength={MOST}
        onChange={(event) => setWritten(event.target.value)}
        onBlur={keep}
      />
      <span aria-hidden="true">
        {written.length} / {MOST}
      </span>
    </div>
  );
}
