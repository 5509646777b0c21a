import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import type { BelowFloor } from '../../ui/price-floor/BelowFloorDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { useLeaveSaved } from '../../ui/unsaved/use-leave-saved.ts';
import type { Draft, Errors, PromotionDetail } from './promotion-draft.ts';

type Values = Parameters<typeof api.promotions.create>[0]['values'];
const valuesOf = ({ kind, title, startsAt, endsAt, rule }: Draft): Values => ({
  ...{ kind, title, startsAt, endsAt },
  rule: JSON.parse(JSON.stringify(rule)) as Values['rule'],
});

interface Refused {
  refusal: { code: string; message: string };
}
type Guarded = (reason?: string) => ReturnType<typeof api.promotions.publish>;

/** What is done with a promotion: saved, published, stopped, copied, deleted. */
export function usePromotion(saved: PromotionDetail | null, onSaved: () => void) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [isOutdated, setIsOutdated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [belowFloor, setBelowFloor] = useState<BelowFloor | null>(null);
  const leaveSaved = useLeaveSaved(onSaved);

  function refuse({ refusal }: Refused): void {
    setProblem(refusal.message);
    setIsOutdated(refusal.code === 'promotion-changed');
    const fields = 'fields' in refusal ? (refusal.fields as { field: string; message: string }[]) : [];
    setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
  }
  async function run<Reply extends { ok: true } | ({ ok: false } & Refused)>(
    call: Promise<Reply>,
  ): Promise<Extract<Reply, { ok: true }> | null> {
    setIsBusy(true);
    const reply = await call;
    setIsBusy(false);
    if (!reply.ok) {
      refuse(reply as Refused);
      return null;
    }
    setErrors({});
    setProblem(undefined);
    setIsOutdated(false);
    return reply as Extract<Reply, { ok: true }>;
  }
  async function create(draft: Draft): Promise<void> {
    const reply = await run(api.promotions.create({ values: valuesOf(draft) }));
    if (!reply) return;
    showToast('草稿已保存');
    await leaveSaved(`/promotions/${reply.value.promotionId}`, { replace: true });
  }
  /** Sends it, and once more with a reason when a second person has to look at it. */
  async function send(call: Guarded, done: string): Promise<void> {
    setIsBusy(true);
    const reply = await call();
    setIsBusy(false);
    if (reply.ok) {
      await run(Promise.resolve(reply));
      showToast(done);
      onSaved();
      return revalidate();
    }
    if (reply.refusal.code !== 'price-below-floor') return refuse(reply);
    setBelowFloor({
      message: reply.refusal.message,
      skus: 'skus' in reply.refusal ? reply.refusal.skus : [],
      ask: async (reason) => {
        const asked = await call(reason);
        if (!asked.ok) return asked.refusal.message;
        const { waiting } = asked.value;
        showToast(waiting ? `已提交，等 ${waiting.approvers.join('、') || '另一人'} 批准` : done);
        onSaved();
        await revalidate();
        return null;
      },
    });
  }
  function save(draft: Draft): Promise<void> {
    if (!saved) return create(draft);
    const { promotionId, version } = saved;
    const values = valuesOf(draft);
    return send(
      (reason) => api.promotions.save({ promotionId, version, values, ...(reason && { reason }) }),
      saved.state === 'live' ? '已保存，马上生效' : '草稿已保存',
    );
  }
  async function publish(): Promise<void> {
    if (!saved) return;
    const { promotionId, version } = saved;
    await send(
      (reason) => api.promotions.publish({ promotionId, version, ...(reason && { reason }) }),
      '已发布',
    );
  }
  async function withdraw(approvalId: string): Promise<void> {
    if (!(await run(api.approvals.withdraw({ approvalId })))) return;
    showToast('已撤回');
    await revalidate();
  }
  async function stop(reason: string): Promise<string | null> {
    if (!saved) return null;
    const { promotionId, version } = saved;
    const reply = await api.promotions.stop({ promotionId, version, reason });
    if (!reply.ok) return reply.refusal.message;
    showToast('已停止');
    await revalidate();
    return null;
  }
  async function copy(): Promise<void> {
    if (!saved) return;
    const reply = await run(api.promotions.copy({ promotionId: saved.promotionId }));
    if (!reply) return;
    showToast('已复制为草稿');
    await navigate(`/promotions/${reply.value.promotionId}`);
  }
  async function remove(): Promise<void> {
    if (!saved) return;
    if (!(await run(api.promotions.remove({ promotionId: saved.promotionId })))) return;
    showToast('已删除');
    await leaveSaved('/promotions', { replace: true });
  }
  /** What others saved becomes the version that the next save is based on; what is typed here stays. */
  async function takeLatest(): Promise<void> {
    await revalidate();
    setProblem(undefined);
    setIsOutdated(false);
  }
  return {
    ...{ takeLatest, save, publish, stop, copy, remove, withdraw, errors, problem, isOutdated, isBusy },
    ...{ belowFloor, closeBelowFloor: () => setBelowFloor(null) },
  };
}
