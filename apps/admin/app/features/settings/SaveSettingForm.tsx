import type { SettingKey } from '@huarong/core/settings';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { fromLocal } from '../../ui/local-time.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Values } from './setting-draft.ts';

interface SaveSettingFormProps {
  settingKey: SettingKey;
  values: Values | string;
  newestId: string | null;
  note: string;
  /** Another person has to agree. */
  isAgreed: boolean;
  isChanged: boolean;
  onDiscard: () => void;
  onSaved: () => void;
}

/** When the values begin, and why. */
export function SaveSettingForm({
  settingKey,
  values,
  newestId,
  note,
  isAgreed,
  isChanged,
  onDiscard,
  onSaved,
}: SaveSettingFormProps) {
  const [isLater, setIsLater] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const at = fromLocal(String(data.get('at') ?? ''));
    const reason = String(data.get('reason')).trim();
    if (typeof values === 'string') return setError(values);
    if (isLater && at === '') return setError('请选生效的时间');
    if (reason.length < 2) return setError('请写原因');
    setIsBusy(true);
    const reply = await api.settings.save({
      ...{ key: settingKey, values, effectiveAt: isLater ? at : null },
      ...{ seenId: newestId, reason },
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    const saved = isLater ? '已排好，到时自动生效' : '已保存，马上生效';
    showToast(
      reply.value.state === 'waiting'
        ? `已提交，可由 ${reply.value.approvers.join('、') || '另一位店主'} 同意`
        : saved,
    );
    onSaved();
  }
  return (
    <section className="panel" aria-labelledby="setting-save">
      <header className="panel-h">
        <h2 id="setting-save">什么时候生效</h2>
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
          {isAgreed ? '同意以后马上生效' : '保存就生效'}
        </label>
        <label className="row">
          <input
            type="radio"
            className="rd"
            name="when"
            checked={isLater}
            onChange={() => setIsLater(true)}
          />
          定时
        </label>
        {isLater && <TextField label="生效的时间" name="at" type="datetime-local" hint="一年之内" />}
        <TextField label="原因" name="reason" maxLength={200} error={error} hint={note} />
        {isAgreed && <p className="note">这组设置关系到钱，要第二个人同意才生效。</p>}
        <div className="acts">
          <button
            type="submit"
            className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy || !isChanged}
          >
            {isAgreed ? '提交' : isLater ? '排好' : '保存'}
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
