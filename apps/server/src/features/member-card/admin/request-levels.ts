import { accept, refuse, STORE, shanghaiDayTime } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { defineApproval, findWaiting, requestApproval } from '../../approvals/index.ts';
import { measureLevels } from './measure-levels.ts';
import { checkLevels, type NewLevels, presentLevels, readLevelValues, saveLevels } from './save-levels.ts';

const SUBJECT = { kind: 'card-levels', id: 'levels' } as const;
const inEveryCard = <Value extends z.ZodType>(value: Value) =>
  z.object({ PINK: value, WHITE: value, BLACK: value, GOLD: value });
const payload = z.object({
  values: z.object({
    months: z.int(),
    blackFen: z.int(),
    goldFen: z.int(),
    pointsPercent: inEveryCard(z.int()),
    freeFromFen: z.array(inEveryCard(z.int())),
    benefits: z.array(z.object({ name: z.string(), values: inEveryCard(z.string()) })),
  }),
  effectiveAt: z.iso.datetime({ offset: true }).nullable(),
  seenId: z.string().nullable(),
  reason: z.string(),
  staffId: z.int(),
  /** Members who would lose their card, as the first person saw it. */
  downs: z.int(),
});

const yuan = (amount: number): string => `${amount < 0 ? '−' : ''}¥${(Math.abs(amount) / 100).toFixed(2)}`;

export const levelsApproval = defineApproval<z.output<typeof payload>>({
  kind: 'card-levels',
  label: '会员等级',
  permission: 'points:approve',
  payload,
  async describe(db, { values, effectiveAt }) {
    const read = await readLevelValues(db, values);
    const effect = read.ok ? await measureLevels(db, read.value) : null;
    const reasons = effect?.approvalReasons ?? [];
    const cards = (['PINK', 'WHITE', 'BLACK', 'GOLD'] as const).map(
      (card) =>
        `${STORE.cards[card].name} ${values.pointsPercent[card] / 100} 倍，满 ${yuan(values.freeFromFen[0]?.[card] ?? 0)} 包邮`,
    );
    return [
      {
        label: '门槛',
        value: `近 ${values.months} 个月芍药 ${yuan(values.blackFen)}，牡丹 ${yuan(values.goldFen)}`,
      },
      { label: '积分与包邮', value: cards.join('；') },
      { label: '权益', value: values.benefits.map(({ name }) => name).join('、') || '没有' },
      { label: '影响', value: reasons.join('；') || '没有会员因此换卡' },
      ...(effect
        ? [
            {
              label: `按近 ${effect.cost.days} 天的订单`,
              value: `积分 ${yuan(effect.cost.pointsFen)}，运费 ${yuan(effect.cost.freightFen)}（多给为正）`,
            },
          ]
        : []),
      { label: '生效', value: effectiveAt === null ? '批准后马上' : shanghaiDayTime(new Date(effectiveAt)) },
    ];
  },
  async check(db, { values, downs }) {
    const read = await readLevelValues(db, values);
    const now = read.ok ? (await measureLevels(db, read.value)).downCount : 0;
    return [
      { label: '等级仍可以这样定', isOk: read.ok, detail: read.ok ? '可以保存' : '现在不能这样定' },
      { label: '降级的会员没有变多', isOk: now <= downs, detail: `现在 ${now} 位，提交时 ${downs} 位` },
    ];
  },
  async execute({ db }, { downs, reason, staffId, ...input }) {
    const checked = await checkLevels(db, input);
    if (!checked.ok) return { ...checked, refusal: { code: checked.refusal.code } };
    const { downCount } = await measureLevels(db, checked.value.levels);
    if (downCount > downs) return refuse({ code: 'levels-changed' });
    await saveLevels(db, checked.value, { reason, staffId });
    return accept({ message: input.effectiveAt === null ? '等级已生效' : '等级已排好' });
  },
});

/** Saves levels, or asks a second person when members lose by them or they cost more. */
export async function requestLevels(
  context: AdminWriteContext,
  { reason, ...input }: NewLevels & { reason: string },
) {
  const { db, staff } = context;
  const checked = await checkLevels(db, input);
  if (!checked.ok) return checked;
  if (await findWaiting(db, levelsApproval.kind)) return refuse({ code: 'levels-waiting' as const });
  const { approvalReasons, downCount } = await measureLevels(db, checked.value.levels);
  if (approvalReasons.length === 0) {
    const levelId = await saveLevels(db, checked.value, { reason, staffId: staff.staffId });
    return accept({ state: 'done' as const, result: { levelId } });
  }
  return accept(
    await requestApproval(context, levelsApproval, {
      subject: SUBJECT,
      title: `会员等级：${approvalReasons[0] ?? ''}`,
      payload: {
        ...{
          effectiveAt: input.effectiveAt,
          seenId: input.seenId,
          values: presentLevels(checked.value.levels),
        },
        ...{ reason, staffId: staff.staffId, downs: downCount },
      },
      reason,
    }),
  );
}
