import { SETTING_GROUPS, type SettingField, type SettingValues, valueText } from '@huarong/core/settings';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { counted, type Preview, type PreviewContext } from './preview.ts';

type Limits = SettingValues<'second-person'>;
const FIELDS: Readonly<Record<string, SettingField>> = SETTING_GROUPS['second-person'].fields;

/** Which refunds and differences of the last days would have asked a second person, and every limit that changes. */
export async function previewSecondPerson(
  { db }: PreviewContext,
  before: Limits,
  after: Limits,
): Promise<Preview> {
  const { rows } = await sql<Record<'refunds_before' | 'refunds_after', number>>`
    select count(*) filter (where amount_fen > ${before.refund})::int as refunds_before,
      count(*) filter (where amount_fen > ${after.refund})::int as refunds_after
    from refund, (select shop_now() as now offset 0) clock
    where created_at > clock.now - interval '30 days' and reason_key like 'shop:%'`.execute(db);
  const found = getFirst(rows);
  const changed = Object.entries(FIELDS).filter(
    ([name]) => before[name as keyof Limits] !== after[name as keyof Limits],
  );
  return {
    lines: [
      { label: '客服退的款里要第二个人的', ...counted(found.refunds_before, found.refunds_after, '笔') },
      ...changed.map(([name, field]) => ({
        label: `一个人最多${field.label}`,
        before: valueText(field, before[name as keyof Limits]),
        after: valueText(field, after[name as keyof Limits]),
      })),
    ],
    note: '退款按近 30 天客服退的算',
  };
}
