import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Reward } from './points-texts.ts';

/** The price and the stock of a reward; the stock changes by a difference, because members take it meanwhile. */
export function RewardDialog({
  reward,
  onClose,
  onDone,
}: {
  reward: Reward;
  onClose: () => void;
  onDone: () => void;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [points, added] = [String(data.get('points')).trim(), String(data.get('added')).trim()];
    if (!/^\d{1,8}$/.test(points) || Number(points) === 0) return setError('积分应为正整数');
    if (!/^[+-]?\d{1,6}$/.test(added)) return setError('加减份数应为整数，例如 20 或 -5');
    setIsBusy(true);
    const reply = await api.points.saveReward({
      rewardId: reward.rewardId,
      points: Number(points),
      addedLeft: Number(added),
      isLive: data.get('isLive') === 'yes',
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已保存，还有 ${reply.value.left} 份`);
    onClose();
    onDone();
  }
  return (
    <Dialog title={reward.name} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <div className="cols-2">
          <TextField
            label="所需积分"
            name="points"
            inputMode="numeric"
            defaultValue={String(reward.points)}
          />
          <TextField label="加减份数" name="added" defaultValue="0" hint={`现有 ${reward.left} 份`} />
        </div>
        <SelectField
          label="可以兑换"
          name="isLive"
          defaultValue={reward.isLive ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: '可以' },
            { value: 'no', label: '停止' },
          ]}
        />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            保存
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
