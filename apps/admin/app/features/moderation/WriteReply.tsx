import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';

interface WriteReplyProps {
  kind: 'comment' | 'question';
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** The shop's public words under a comment or a question. */
export function WriteReply({ kind, id, onClose, onDone }: WriteReplyProps) {
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text === '') return setError('请写回复');
    const reply = await (kind === 'comment'
      ? api.community.reply({ id, text })
      : api.community.answer({ id, text }));
    if (reply.ok) onDone();
    else setError(reply.refusal.message);
  }
  return (
    <Dialog title={kind === 'comment' ? '回复评价' : '回答提问'} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextAreaField
          label="以花容客服的名义，公开可见"
          name="text"
          rows={4}
          maxLength={300}
          hint="最多 300 字。不写医疗用语，不承诺疗效。"
          error={error}
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
    </Dialog>
  );
}
