import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { type Colleague, completeMention, mentionAt, mentionedIn } from './mentions-in-text.ts';
import { useOrderAction } from './use-order-action.ts';

/** A note that only staff read. An @ offers colleagues; whoever is named finds the note in the work queue. */
export function NoteForm({ orderId }: { orderId: string }) {
  const act = useOrderAction();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [colleagues, setColleagues] = useState<readonly Colleague[] | null>(null);
  const [error, setError] = useState<string>();
  const offered =
    typed === null ? [] : (colleagues ?? []).filter(({ name }) => name.includes(typed)).slice(0, 8);
  const named = mentionedIn(text, colleagues ?? []);

  async function change(value: string, caret: number) {
    setText(value);
    setError(undefined);
    const mention = mentionAt(value, caret);
    setTyped(mention);
    if (mention === null || colleagues !== null) return;
    setColleagues([]);
    const reply = await api.orders.colleagues({});
    if (reply.ok)
      setColleagues(reply.value.rows.map(({ staffId, name }) => ({ staffId: String(staffId), name })));
  }
  function choose({ name }: Colleague) {
    const completed = completeMention(text, field.current?.selectionStart ?? text.length, name);
    setText(completed.text);
    setTyped(null);
    field.current?.focus();
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (text.trim() === '') return setError('请写备注的内容');
    const problem = await act(
      api.orders.addNote({
        orderId,
        text: text.trim(),
        isPinned: new FormData(form).get('isPinned') === 'on',
        mentions: named.map(({ staffId }) => staffId),
      }),
      named.length === 0 ? '已添加备注' : `已添加备注，并提醒 ${named.map(({ name }) => name).join('、')}`,
    );
    setError(problem ?? undefined);
    if (problem !== null) return;
    setText('');
    form.reset();
  }
  return (
    <form className="stack note-form" onSubmit={submit}>
      <textarea
        ref={field}
        className="ta"
        rows={2}
        maxLength={500}
        aria-label="备注"
        placeholder="写备注，@ 提醒同事。仅员工可见。"
        value={text}
        onChange={({ target }) => void change(target.value, target.selectionStart)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === null) return;
          event.stopPropagation();
          setTyped(null);
        }}
      />
      {offered.length > 0 && (
        <fieldset className="row">
          <legend className="vh">提醒同事</legend>
          {offered.map((colleague) => (
            <button
              type="button"
              className="btn btn-sm"
              key={colleague.staffId}
              onClick={() => choose(colleague)}
            >
              @{colleague.name}
            </button>
          ))}
        </fieldset>
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        <label className="opt-l">
          <input type="checkbox" className="ck" name="isPinned" />
          置顶
        </label>
        <button type="submit" className="btn btn-sm right">
          添加
        </button>
      </div>
    </form>
  );
}
