import { sql } from 'kysely';
import { SKU } from '../../../../src/features/cart/testing/seed-products.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const MISSING = '999999';
const FACTS = { symptom: '脸颊发红', sawDoctor: false, ageGroup: null, sex: null, lotId: null, note: '' };

async function openReaction({ db, createDeliveredOrder }: EvidenceShop, state: 'open' | 'complete') {
  const bought = await createDeliveredOrder(SKU.cream, 1);
  const [line] = await bought.lines();
  const { rows } = await sql<{ id: number; today: string }>`
    insert into adverse_reaction (order_id, order_line_id, symptom, state, completed_at)
    values (${bought.orderId}, ${line!.id}, '发红', ${state}, ${state === 'open' ? null : sql`shop_now()`})
    returning id, to_char(shop_now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as today`.execute(db);
  return { reactionId: String(rows[0]?.id), today: rows[0]!.today, lineId: line!.id };
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
