import { automaticTextProblem, fillVariables } from '@huarong/core/messages';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { TextVersions } from './TextVersions.tsx';
import type { MessageText } from './types.ts';

interface TextDialogProps {
  edited: MessageText;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits one text beside how it looks, with its earlier versions. */
export function TextDialog({ edited, onClose, onSaved }: TextDialogProps) {
  const { key, label, version, standard, variables, required, isChanged } = edited;
  const [title, setTitle] = useState(edited.title);
  const [text, setText] = useState(edited.text);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const problem = automaticTextProblem({ variables, required }, { title, text });
  const names = Object.keys(variables).map((name) => `{${name}}${required.includes(name) ? '（必需）' : ''}`);
  async function save(content: { title: string; text: string } | null) {
    setIsBusy(true);
    const reply = await api.messageTexts.save({ key, version, content });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(content ? '已保存，之后的消息用新的文字' : '已恢复默认');
    onSaved();
  }
  return (
    <Dialog title={label} size="lg" onClose={onClose}>
      <form
        className="stack stack-4"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void save({ title: title.trim(), text: text.trim() });
        }}
      >
        <TextField
          label="标题"
          required
          maxLength={60}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label="正文"
          required
          rows={4}
          maxLength={300}
          hint={`变量 ${names.join('、')}`}
          error={error ?? problem ?? undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <section aria-label="收到的样子" className="bc-look">
          <div className="bc-paper">
            <b>{fillVariables(title, variables)}</b>
            <p className="pre">{fillVariables(text, variables)}</p>
          </div>
        </section>
        <div className="acts">
          <button
            type="submit"
            className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy || problem !== null}
          >
            保存
          </button>
          {isChanged && (
            <button type="button" className="btn" disabled={isBusy} onClick={() => void save(null)}>
              恢复默认
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
        <TextVersions
          textKey={key}
          onChoose={(chosen) => {
            setTitle(chosen?.title ?? standard.title);
            setText(chosen?.text ?? standard.text);
          }}
        />
      </form>
    </Dialog>
  );
}
