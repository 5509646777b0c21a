import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { insertTemplate } from './moderation-labels.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import type { ReplyTemplate } from './types.ts';

interface WriteReplyProps {
  kind: 'comment' | 'question';
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** The shop's public words under a comment or a question; a template fills the field, nothing is sent by itself. */
export function WriteReply({ kind, id, onClose, onDone }: WriteReplyProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>([]);
  const [isManaging, setIsManaging] = useState(false);
  const read = useCallback(async () => {
    const reply = await api.community.templates({});
    if (reply.ok) setTemplates(reply.value.rows);
  }, []);
  useEffect(() => {
    void read();
  }, [read]);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim() === '') return setError('请写回复');
    const reply = await (kind === 'comment'
      ? api.community.reply({ id, text })
      : api.community.answer({ id, text }));
    if (reply.ok) onDone();
    else setError(reply.refusal.message);
  }
  return (
    <Dialog title={kind === 'comment' ? '回复评价' : '回答提问'} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <div className="row">
          <select
            className="sel"
            aria-label="插入模板"
            value=""
            onChange={(event) => {
              const chosen = templates.find(({ templateId }) => templateId === event.target.value);
              if (chosen) setText((before) => insertTemplate(before, chosen.text));
            }}
          >
            <option value="">插入模板…</option>
            {templates.map(({ templateId, title }) => (
              <option key={templateId} value={templateId}>
                {title}
              </option>
            ))}
          </select>
          <button type="button" className="lnk" onClick={() => setIsManaging(true)}>
            管理模板
          </button>
        </div>
        <TextAreaField
          label="以花容客服的名义，公开可见"
          rows={4}
          maxLength={300}
          hint="至多 300 字。不写医疗用语，不承诺疗效。"
          error={error}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            发布
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
      {isManaging && (
        <TemplatesDialog
          templates={templates}
          onClose={() => setIsManaging(false)}
          onChanged={() => void read()}
        />
      )}
    </Dialog>
  );
}
