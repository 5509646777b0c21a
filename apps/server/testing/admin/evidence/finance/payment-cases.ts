import { billOf, randomHistory } from '../../../../src/features/payment/testing/insert-history.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const DAY = '2026-03-02';

async function insertPayment({ db }: EvidenceShop, id: string, provider: 'alipay' | 'cod'): Promise<string> {
  await db
    .insertInto('payment')
    .values({
      id,
      owner: 'member:1',
      provider,
      purpose: 'full',
      amount_fen: 900,
      state: 'pending',
      opened_at: new Date(),
    })
    .execute();
  return id;
}

const insertDifference = async ({ db }: EvidenceShop): Promise<string> =>
  String(
    (
      await db
        .insertInto('recon_break')
        .values({
          provider: 'alipay',
          payment_id: 'NOTOURS',
          kind: 'paid-there-not-here',
          detail: '{}',
          there_fen: 500,
          here_fen: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  );

export const paymentCases: Record<string, PrepareCase> = {
  'payments.ask': async (shop) => ({
    input: { paymentId: await insertPayment(shop, 'P2026EVIDENCE00001', 'alipay') },
    refused: { paymentId: await insertPayment(shop, 'P2026EVIDENCE00002', 'cod') },
  }),
  'financeExports.differences': () => ({ input: { day: DAY, reason: REASON }, refused: null }),
  'financeExports.ledger': () => ({ input: { month: '2026-03', reason: REASON }, refused: null }),
  'reconciliation.run': () => ({ input: { day: DAY }, refused: { day: '2999-01-01' } }),
  'reconciliation.upload': () => ({
    input: { provider: 'alipay', day: DAY },
    refused: { provider: 'wechat', day: DAY },
    file: billOf('alipay', DAY, randomHistory(2, 'EVIDENCE', Math.random)),
  }),
  'reconciliation.resolve': async (shop) => {
    const input = { differenceId: await insertDifference(shop), resolution: 'explained', reason: REASON };
    return { input, refused: { ...input, resolution: 'book' } };
  },
};
