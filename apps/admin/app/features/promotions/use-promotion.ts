import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { useLeaveSaved } from '../../ui/use-leave-saved.ts';
import type { Draft, Errors, PromotionDetail } from './promotion-draft.ts';

type Values = Parameters<typeof api.promotions.create>[0]['values'];
const valuesOf = ({ kind, title, startsAt, endsAt, rule }: Draft): Values => ({
  ...{ kind, title, startsAt, endsAt },
  rule: JSON.parse(JSON.stringify(rule)) as Values['rule'],
});

interface Refused {
  refusal: { code: string; message: string };
}

/** What is done with a promotion: saved, published, stopped, copied, deleted. */
export function usePromotion(saved: PromotionDetail | null, onSaved: () => void) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [isOutdated, setIsOutdated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
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
  async function save(draft: Draft): Promise<{ promotionId: string; version: number } | null> {
    const values = valuesOf(draft);
    const reply = await run(
      saved
        ? api.promotions.save({ promotionId: saved.promotionId, version: saved.version, values })
        : api.promotions.create({ values }),
    );
    if (!reply) return null;
    showToast(saved?.state === 'live' ? '已保存，马上生效' : '草稿已保存');
    if (saved) {
      onSaved();
      await revalidate();
    } else await leaveSaved(`/promotions/${reply.value.promotionId}`, { replace: true });
    return reply.value;
  }
  async function publish(): Promise<void> {
    if (!saved) return;
    const { promotionId, version } = saved;
    if (await run(api.promotions.publish({ promotionId, version }))) {
      showToast('已发布');
      await revalidate();
    }
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
  return { takeLatest, save, publish, stop, copy, remove, errors, problem, isOutdated, isBusy };
}
