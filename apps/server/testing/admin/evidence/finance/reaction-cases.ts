import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const MISSING = '999999';
const FACTS = { symptom: '脸颊发红', sawDoctor: false, ageGroup: null, sex: null, lotId: null, note: '' };

/** Of an item that an earlier case sent: the products may be off sale by now. */
async function openReaction({ db }: EvidenceShop, state: 'open' | 'complete') {
  const { rows } = await sql<{ id: number; today: string; lineId: string }>`
    insert into adverse_reaction (order_id, order_line_id, symptom, state, completed_at)
    select line.order_id, line.id, '发红', ${state}, case when ${state} = 'complete' then shop_now() end
    from parcel_item item join order_line line on line.id = item.order_line_id limit 1
    returning id, to_char(shop_now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as today,
      order_line_id as "lineId"`.execute(db);
  const opened = getFirst(rows);
  return { ...opened, reactionId: String(opened.id) };
}

export const reactionCases: Record<string, PrepareCase> = {
  'reactions.create': async (shop) => ({
    input: { lineId: (await openReaction(shop, 'open')).lineId, symptom: '脸颊发红' },
    refused: { lineId: 'nothing', symptom: '脸颊发红' },
  }),
  'reactions.save': async (shop) => {
    const { reactionId, today } = await openReaction(shop, 'open');
    const input = { reactionId, revision: 1, ...FACTS, beganOn: today, isComplete: true };
    return { input, refused: { ...input, revision: 9 } };
  },
  'reactions.report': async (shop) => ({
    input: { reactionId: (await openReaction(shop, 'complete')).reactionId, revision: 1 },
    refused: { reactionId: MISSING, revision: 1 },
  }),
  'reactions.export': () => ({ input: { month: '2026-11', reason: REASON }, refused: null }),
};
