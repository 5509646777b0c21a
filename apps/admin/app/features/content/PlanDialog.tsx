import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { fromLocal, toLocal } from '../../ui/local-time.ts';

interface PlanDialogProps {
  position: number;
  now: string;
  onClose: () => void;
  onPlan: (times: { startsAt: string; endsAt: string | null }) => void;
}

const DAY_MS = 86_400_000;

/** Asks from when to when a place shows something else. */
export function PlanDialog({ position, now, onClose, onPlan }: PlanDialogProps) {
  const [error, setError] = useState<string>();
  const tomorrow = `${toLocal(new Date(Date.parse(now) + DAY_MS).toISOString()).slice(0, 10)}T00:00`;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const startsAt = fromLocal(String(data.get('from')));
    const endsAt = fromLocal(String(data.get('until'))) || null;
    if (startsAt === '' || startsAt <= now) return setError('开始时间应在现在之后');
    if (endsAt !== null && endsAt <= startsAt) return setError('结束时间要晚于开始时间');
    onPlan({ startsAt, endsAt });
  }
  return (
    <Dialog title={`第 ${position} 个次序再排一个`} size="sm" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="hint">到时换成新的，现在这一行在那之前照常显示；有结束时间时，到期恢复原来的。</p>
        <TextField
          label="从（北京时间）"
          name="from"
          type="datetime-local"
          defaultValue={tomorrow}
          error={error}
        />
        <TextField label="到" name="until" type="datetime-local" isOptional hint="不填就一直显示新的" />
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            排上
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
