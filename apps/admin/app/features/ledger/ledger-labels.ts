import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type TrialBalance = Output<AdminContracts['ledger']['trialBalance']>;
export type TrialLine = TrialBalance['groups'][number]['accounts'][number];
export type Account = Output<AdminContracts['ledger']['account']>;
export type Entry = Account['rows'][number];
export type Movement = Output<AdminContracts['ledger']['movement']>;

/** What an account shows as its balance: what the shop owes or has earned is on the credit side, and positive there. */
export const balanceOnSide = (fen: number, side: 'debit' | 'credit'): number =>
  side === 'credit' && fen !== 0 ? -fen : fen;

/** The period of an address, for the links of its page. */
export function periodQuery({ from, to }: { from: string; to: string }): string {
  return `?${new URLSearchParams({ from, to })}`;
}
