import { needsPointsApproval } from '@huarong/core/points';
import { accept, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { readSetting } from '../../settings/index.ts';
import { type Adjustment, adjustPoints } from '../adjust-points.ts';
import { findEntry, getPointsBalance } from '../points.queries.ts';
import { findNickname } from './points-admin.queries.ts';

const payload = z.object({ memberId: z.string(), points: z.int(), reference: z.string() });
const signed = (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points).toLocaleString('en-US')} 分`;

/** More points than one person may add or take. */
export const pointsAdjustmentApproval = defineApproval<z.output<typeof payload>>({
  kind: 'points-adjustment',
  label: '积分调整',
  permission: 'points:approve',
  payload,
  async describe(db, { memberId, points, reference }) {
    return [
      { label: '会员', value: (await findNickname(db, memberId)) ?? memberId },
      { label: '积分', value: signed(points) },
      { label: '单据', value: reference },
    ];
  },
  async check(db, adjustment) {
    const refusal = await findRefusal(db, adjustment);
    const { payPoints } = await getPointsBalance(db, adjustment.memberId);
    return [
      {
        label: '单据没有用过',
        isOk: refusal?.code !== 'points-adjusted',
        detail: refusal?.code === 'points-adjusted' ? '这张单据已经调整过' : '没有用过',
      },
      {
        label: '积分够扣',
        isOk: refusal?.code !== 'points-adjust-short',
        detail: `会员现有 ${payPoints.toLocaleString('en-US')} 分可用`,
      },
    ];
  },
  async execute({ db }, adjustment) {
    const adjusted = await adjustPoints(db, adjustment);
    return adjusted.ok
      ? accept({ message: `积分已调整 ${signed(adjustment.points)}` })
      : { ...adjusted, refusal: { code: adjusted.refusal.code } };
  },
});

/** Adjusts at once, or asks a second person. */
export async function requestAdjustment(
  context: AdminWriteContext,
  { reason, ...adjustment }: Adjustment & { reason: string },
) {
  const { memberId, points } = adjustment;
  const nickname = await findNickname(context.db, memberId);
  if (nickname === null) return refuse({ code: 'member-not-found' });
  const { points: pointsAlone } = await readSetting(context.db, 'second-person');
  if (!needsPointsApproval(points, pointsAlone)) {
    const adjusted = await adjustPoints(context.db, adjustment);
    return adjusted.ok ? accept({ state: 'done' as const, result: adjusted.value }) : adjusted;
  }
  const refusal = await findRefusal(context.db, adjustment);
  if (refusal) return refuse(refusal);
  return accept(
    await requestApproval(context, pointsAdjustmentApproval, {
      subject: { kind: 'member', id: memberId },
      title: `积分调整 ${signed(points)}，${nickname}`,
      payload: adjustment,
      reason,
    }),
  );
}

async function findRefusal(db: Queryable, { memberId, points, reference }: Adjustment) {
  if (await findEntry(db, memberId, 'adjust', reference)) return { code: 'points-adjusted' } as const;
  const { payPoints } = await getPointsBalance(db, memberId);
  return payPoints + points < 0 ? ({ code: 'points-adjust-short', points: payPoints } as const) : null;
}
