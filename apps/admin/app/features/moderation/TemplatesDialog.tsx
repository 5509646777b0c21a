import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import type { ReplyTemplate } from './types.ts';

interface TemplatesDialogProps {
  templates: readonly ReplyTemplate[];
  onClose: () => void;
  onChanged: () => void;
}

/** Adds, changes and deletes templates of replies. */
export function TemplatesDialog({ templates, onClose, onChanged }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<ReplyTemplate>();
  const [error, setError] = useState<string>();
  const report = (reply: { ok: true } | { ok: false; refusal: { message: string } }) => {
    setError(reply.ok ? undefined : reply.refusal.message);
    if (reply.ok) onChanged();
    return reply.ok;
  };
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = (name: string) => String(new FormData(form).get(name)).trim();
    const template = { title: read('title'), text: read('text') };
    if (template.title === '' || template.text === '') return setError('请填写名称和内容');
    const saved = report(
      await api.community.saveTemplate({ ...template, ...(edited && { templateId: edited.templateId }) }),
    );
    if (!saved) return;
    setEdited(undefined);
    form.reset();
  }
  return (
    <Dialog title="回复模板" onClose={onClose}>
      <ul className="stack">
        {templates.map((template) => (
          <li key={template.templateId}>
            <b>{template.title}</b>　<span className="dim">{template.text}</span>{' '}
            <button type="button" className="lnk" onClick={() => setEdited(template)}>
              修改
            </button>{' '}
            <button
              type="button"
              className="lnk"
              aria-label={`删除模板 ${template.title}`}
              onClick={async () =>
                report(await api.community.deleteTemplate({ templateId: template.templateId }))
              }
            >
              删除
            </button>
          </li>
        ))}
      </ul>
      {templates.length === 0 && <p className="muted">还没有模板</p>}
      <form className="stack stack-4 mt-4" key={edited?.templateId ?? 'new'} onSubmit={save}>
        <TextField label="名称" name="title" maxLength={20} defaultValue={edited?.title} />
        <TextAreaField
          label="内容"
          name="text"
          rows={3}
          maxLength={300}
          defaultValue={edited?.text}
          error={error}
        />
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            {edited ? '保存修改' : '添加模板'}
          </button>
          {edited && (
            <button type="button" className="btn" onClick={() => setEdited(undefined)}>
              不改了
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
