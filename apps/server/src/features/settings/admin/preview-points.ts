import { pointsExpireAt } from '@huarong/core/points';
import { pointsEarned, pointsWorth } from '@huarong/core/pricing';
import type { SettingValues } from '@huarong/core/settings';
import { displayYuan, fen, getFirst, shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { counted, type Preview, type PreviewContext } from './preview.ts';

type Rules = SettingValues<'points'>;
const PAID = fen(100_00);

/** What an order earns and may pay with points, and what all points of members are worth. */
export async function previewPoints({ db }: PreviewContext, before: Rules, after: Rules): Promise<Preview> {
  const now = await readClock(db);
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(pay_points), 0)::bigint as points from points_account`.execute(db);
  const points = Number(getFirst(rows).points);
  const both = (textOf: (rules: Rules) => string) => ({ before: textOf(before), after: textOf(after) });
  const earned = (rules: Rules) => pointsEarned(PAID, 'PINK', undefined, rules);
  return {
    lines: [
      { label: '铃兰会员实付 ¥100.00 的商品得到', ...counted(earned(before), earned(after), '分') },
      {
        label: '¥100.00 的商品最多用积分抵',
        ...both(({ maxPercentOfItems }) => displayYuan(fen(PAID * (maxPercentOfItems / 100)))),
      },
      { label: '写一条评价得到', ...counted(before.commentPoints, after.commentPoints, '分') },
      {
        label: '会员手里的积分合计值',
        ...both(({ perYuan }) => displayYuan(fen(pointsWorth(points, perYuan)))),
      },
      {
        label: '今天得到的积分到期日',
        ...both(({ validYears }) => shanghaiDate(pointsExpireAt(now, validYears))),
      },
    ],
    note: `会员手里共 ${points.toLocaleString('en-US')} 分，按现在的余额算`,
  };
}
