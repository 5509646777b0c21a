import type { InvoiceTitle } from '@huarong/contract/invoices';
import { Button, Checkbox, Notice, showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSavedDraft } from '../../../../platform/forms/use-saved-draft.ts';
import { TitleFields } from '../TitleFields/TitleFields.tsx';
import { createTitleDraft, isTitleComplete, toTitleInput } from '../TitleFields/title-draft.ts';
import styles from './TitleForm.module.css';

interface TitleFormProps {
  /** The title to edit; undefined creates one. */
  title?: InvoiceTitle | undefined;
  onSaved: (title: InvoiceTitle) => void;
  onCancel?: (() => void) | undefined;
}

export function TitleForm({ title, onSaved, onCancel }: TitleFormProps) {
  const { draft, update, discard } = useSavedDraft(`invoiceTitle:${title?.titleId ?? 'new'}`, {
    ...createTitleDraft(title),
    isDefault: title?.isDefault ?? false,
  });
  const [refusal, setRefusal] = useState<string | null>(null);

  const [isSaving, saveTitle] = useAction(async () => {
    const { invoices } = browserApi({ quiet: true });
    const input = { ...toTitleInput(draft), isDefault: draft.isDefault };
    const reply = title
      ? await invoices.editTitle({ ...input, titleId: title.titleId })
      : await invoices.addTitle(input);
    if (!reply.ok) return setRefusal(reply.refusal.message);
    discard();
    setRefusal(null);
    showToast('抬头已保存');
    onSaved(reply.value);
  });
  async function save(event: FormEvent) {
    event.preventDefault();
    await saveTitle();
  }

  return (
    <form className={styles.form} onSubmit={save} onChange={() => setRefusal(null)} noValidate>
      <TitleFields draft={draft} onChange={update} />
      <Checkbox checked={draft.isDefault} onChange={(event) => update({ isDefault: event.target.checked })}>
        设为默认抬头
      </Checkbox>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className={styles.buttons}>
        {onCancel && (
          <Button
            onClick={() => {
              discard();
              onCancel();
            }}
          >
            取消
          </Button>
        )}
        <Button kind="ink" type="submit" loading={isSaving} disabled={!isTitleComplete(draft)}>
          保存
        </Button>
      </div>
    </form>
  );
}
