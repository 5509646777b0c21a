import type { storedCardsContract } from '@huarong/contract/admin/stored-cards';
import type { Output } from '@huarong/contract/kit';
import { batchCode } from './batch-steps.ts';
import type { LiabilityRow } from './liability.queries.ts';

const AGES: readonly { months: number; label: string }[] = [
  { months: 0, label: '不到 3 个月' },
  { months: 3, label: '3–6 个月' },
  { months: 6, label: '6–12 个月' },
  { months: 12, label: '1–2 年' },
  { months: 24, label: '2 年以上' },
];

/** What the shop owes to holders of cards, from the groups of the query. */
export function presentLiability(
  rows: readonly LiabilityRow[],
  { issuedByLedger, readAt }: { issuedByLedger: number; readAt: Date },
): Output<(typeof storedCardsContract)['liability']> {
  const issued = rows.filter(({ state }) => state !== 'inactive');
  const total = sumsOf(issued);
  const countOf = (state: LiabilityRow['state']) => sumsOf(rows.filter((row) => row.state === state)).cards;
  const batches = Map.groupBy(issued, ({ batch_id }) => batch_id);
  return {
    readAt: readAt.toISOString(),
    issuedFen: total.issuedFen,
    spentFen: total.issuedFen - total.balanceFen,
    balanceFen: total.balanceFen,
    ledgerDifferenceFen: issuedByLedger - total.issuedFen,
    activated: countOf('active') + countOf('frozen') + countOf('lost'),
    inactive: countOf('inactive'),
    frozen: countOf('frozen'),
    lost: countOf('lost'),
    endingFen: rows.reduce((sum, { ending_fen }) => sum + ending_fen, 0),
    ages: AGES.map(({ months, label }) => ({ label, ...sumsOf(issued.filter(({ age }) => age === months)) })),
    batches: [...batches].flatMap(([id, cards]) => {
      const sums = sumsOf(cards);
      const requestedAt = cards[0]?.requested_at;
      const code = id !== null && requestedAt ? batchCode({ id, requested_at: requestedAt }) : '没有批次';
      return sums.issuedFen === 0 ? [] : [{ batchId: id === null ? null : String(id), code, ...sums }];
    }),
  };
}

const sumsOf = (rows: readonly LiabilityRow[]) => ({
  cards: rows.reduce((sum, { cards }) => sum + cards, 0),
  issuedFen: rows.reduce((sum, { issued_fen }) => sum + issued_fen, 0),
  balanceFen: rows.reduce((sum, { balance_fen }) => sum + balance_fen, 0),
});
