import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { formatPoints } from './points-texts.ts';

const REASONS = ['补发漏记', '服务补偿', '更正错误', '活动补发'];

/** Adds or takes points of one member. */
export function AdjustForm({
  memberId,
  pointsAlone,
  onDone,
}: {
  memberId: string;
  pointsAlone: number;
  onDone: () => void;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [typed, reference, reason] = ['points', 'reference', 'reason'].map((name) =>
      String(data.get(name) ?? '').trim(),
    ) as [string, string, string];
    const points = /^[+−-]?\d{1,7}$/.test(typed) ? Number(typed.replace('−', '-')) : 0;
    if (points === 0) return setError('积分应为整数，加写 500，减写 -500');
    if (reference.length < 2) return setError('请写单据，例如订单号或工单号');
    setIsBusy(true);
    const reply = await api.points.adjust({ memberId, points, reference, reason });
    setIsBusy(false);
    setError(reply.ok ? undefined : reply.refusal.message);
    if (!reply.ok) return;
    showToast(
      reply.value.state === 'done'
        ? `已调整，现有 ${formatPoints(reply.value.result.available)} 分`
        : `已提交，等${reply.value.approvers.join('、') || '有权限的人'}同意`,
    );
    form.reset();
    onDone();
  }
  return (
    <section className="panel" aria-labelledby="adjust">
      <header className="panel-h">
        <h2 id="adjust">加减积分</h2>
      </header>
      <form className="stack stack-3" onSubmit={submit}>
        <TextField
          label="积分"
          name="points"
          autoComplete="off"
          placeholder="+500"
          hint={`超过 ${formatPoints(pointsAlone)} 分要第二个人`}
        />
        <TextField
          label="单据"
          name="reference"
          maxLength={40}
          hint="会员在积分明细里看得到；一张单据调整一次"
        />
        <SelectField
          label="原因"
          name="reason"
          options={REASONS.map((reason) => ({ value: reason, label: reason }))}
        />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <button type="submit" className="btn btn-ink" disabled={isBusy}>
          调整
        </button>
      </form>
    </section>
  );
}
