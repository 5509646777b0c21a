import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Timeline } from '../../ui/evidence/Timeline.tsx';
import { TextAreaField } from '../../ui/Field.tsx';

interface MemberNotesProps {
  memberId: string;
  notes: readonly { noteId: string | number; at: string; who: string; text: string }[];
  canWrite: boolean;
  onAdded: () => void;
}

/** Notes of staff; the member may ask to read them. */
export function MemberNotes({ memberId, notes, canWrite, onAdded }: MemberNotesProps) {
  const [error, setError] = useState<string>();
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    if (text === '') return setError('请写备注');
    const reply = await api.members.addNote({ memberId, text });
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    form.reset();
    onAdded();
  }
  return (
    <section className="panel mt-4" aria-labelledby="notes">
      <div className="panel-h">
        <h2 id="notes">备注</h2>
        <span className="muted">会员要求时可见</span>
      </div>
      {canWrite && (
        <form onSubmit={add} className="stack note-form">
          <TextAreaField label="写备注，只记事实" name="text" rows={2} maxLength={500} error={error} />
          <div className="acts">
            <button type="submit" className="btn">
              添加
            </button>
          </div>
        </form>
      )}
      <Timeline
        items={notes.map(({ noteId, at, who, text }) => ({
          id: String(noteId),
          at,
          by: 'staff',
          name: who,
          text,
        }))}
      />
      {notes.length === 0 && <p className="muted">还没有备注</p>}
    </section>
  );
}
