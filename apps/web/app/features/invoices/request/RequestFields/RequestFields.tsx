import type { InvoiceTitle } from '@huarong/contract/invoices';
import { InvoiceType } from '@huarong/core/invoices';
import { Button, Dialog, Field, Select } from '@huarong/ui';
import { useState } from 'react';
import { RadioBoxes } from '../../RadioBoxes/RadioBoxes.tsx';
import { TitleForm } from '../../titles/TitleForm/TitleForm.tsx';
import styles from './RequestFields.module.css';
import { type RequestDraft, titleText, withTitle } from './request-draft.ts';

interface RequestFieldsProps {
  titles: readonly InvoiceTitle[];
  draft: RequestDraft;
  onChange: (draft: RequestDraft) => void;
  /** A title was added; it is already chosen in the draft. */
  onTitleAdded: (title: InvoiceTitle) => void;
}

/** Invoice type, title and email address. */
export function RequestFields({ titles, draft, onChange, onTitleAdded }: RequestFieldsProps) {
  const [isAdding, setAdding] = useState(false);
  const chosen = titles.find(({ titleId }) => titleId === draft.titleId);
  const canBeSpecial = chosen?.verified ?? false;

  function onTitleSaved(title: InvoiceTitle) {
    setAdding(false);
    onTitleAdded(title);
    onChange(withTitle(draft, title));
  }

  return (
    <div className={styles.fields}>
      <RadioBoxes
        legend="发票类型"
        options={[
          { value: InvoiceType.Ordinary, label: '电子普通发票' },
          { value: InvoiceType.Special, label: '电子专用发票', disabled: !canBeSpecial },
        ]}
        value={draft.invoiceType}
        onChange={(invoiceType) => onChange({ ...draft, invoiceType })}
        hint={canBeSpecial ? undefined : '专用发票需选择已认证的企业抬头'}
      />
      <div className={styles.title}>
        <Select
          label="抬头"
          name="titleId"
          placeholder={titles.length === 0 ? '请先新增抬头' : '请选择抬头'}
          options={titles.map((title) => ({ value: title.titleId, label: titleText(title) }))}
          value={draft.titleId}
          onChange={({ target }) =>
            onChange(
              withTitle(
                draft,
                titles.find(({ titleId }) => titleId === target.value),
              ),
            )
          }
        />
        <Button onClick={() => setAdding(true)}>新增抬头</Button>
      </div>
      <Field
        label="接收邮箱"
        labelNote="选填"
        name="email"
        type="email"
        autoComplete="email"
        value={draft.email}
        maxLength={254}
        onChange={(event) => onChange({ ...draft, email: event.target.value })}
      />
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="新增抬头" size="sm">
        <TitleForm onSaved={onTitleSaved} />
      </Dialog>
    </div>
  );
}
