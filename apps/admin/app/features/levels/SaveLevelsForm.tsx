import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type LevelSettings, type LevelsDraft, valuesOf } from './levels-draft.ts';

interface SaveLevelsFormProps {
  settings: LevelSettings;
  draft: LevelsDraft;
  isChanged: boolean;
  needsApproval: boolean;
  onDiscard: () => void;
  onSaved: () => void;
}

/** When the levels begin, and why. */
export function SaveLevelsForm({
  settings,
  draft,
  isChanged,
  needsApproval,
  onDiscard,
  onSaved,
}: SaveLevelsFormProps) {
  const [isLater, setIsLater] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [day, reason] = [String(data.get('day') ?? ''), String(data.get('reason')).trim()];
    const values = valuesOf(draft);
    if (typeof values === 'string') return setError(values);
    if (isLater && day === '') return setError('请选生效的日子');
    if (reason.length < 2) return setError('请写原因');
    setIsBusy(true);
    const reply = await api.levels.save({
      values,
      effectiveAt: isLater ? `${day}T00:00:00+08:00` : null,
      seenId: settings.currentId === null ? null : String(settings.currentId),
      reason,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    const saved = isLater ? `已排好，${day} 生效` : '已保存，马上生效';
    showToast(
      reply.value.state === 'waiting'
        ? `已提交，可由 ${reply.value.approvers.join('、') || '另一位店主'} 同意`
        : saved,
    );
    onSaved();
  }
  return (
    <section className="panel" aria-labelledby="level-save">
      <header className="panel-h">
        <h2 id="level-save">什么时候</h2>
      </header>
      <form className="stack stack-4" onSubmit={submit}>
        <label className="row">
          <input
            type="radio"
            className="rd"
            name="when"
            checked={!isLater}
            onChange={() => setIsLater(false)}
          />
          保存就生效
        </label>
        <label className="row">
          <input
            type="radio"
            className="rd"
            name="when"
            checked={isLater}
            onChange={() => setIsLater(true)}
          />
          从某一天起
        </label>
        {isLater && <TextField label="生效的日子" name="day" type="date" hint="当天零点，一年之内" />}
        <TextField label="原因" name="reason" maxLength={200} error={error} />
        <p className="hint">够新门槛的会员在生效时升上来；已经给出的卡到期之前不会因此降下去。</p>
        <div className="acts">
          <button
            type="submit"
            className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy || !isChanged}
          >
            {needsApproval ? '提交，要第二个人同意' : '保存等级'}
          </button>
          {isChanged && (
            <button type="button" className="btn" onClick={onDiscard}>
              放弃
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
