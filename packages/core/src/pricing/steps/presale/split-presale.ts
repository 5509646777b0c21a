import type { Fen } from '../../../shared/index.ts';
import { accept, fen, type Result, refuse, STORE } from '../../../shared/index.ts';
import type { PresaleSplit } from '../../model/priced-order.ts';
import type { LineInput, PresaleInput } from '../../model/pricing-input.ts';

/** The two payments of a presale order: deposits now, everything else with the balance. Null for an ordinary order. */
export function splitPresale(lines: readonly LineInput[], payable: Fen): PresaleSplit | null {
  const presales = lines.flatMap(({ presale, quantity }) => (presale ? [{ presale, quantity }] : []));
  if (presales.length === 0) return null;
  const perLine = (read: (presale: PresaleInput) => number) =>
    presales.reduce((all, { presale, quantity }) => all + read(presale) * quantity, 0);
  const deposit = Math.min(
    payable,
    perLine((presale) => presale.deposit),
  );
  return {
    deposit: fen(deposit),
    depositWorth: fen(perLine((presale) => presale.depositWorth)),
    balance: fen(payable - deposit),
  };
}

export type NotADeposit =
  | { code: 'deposit-too-high' }
  | { code: 'worth-less-than-paid' }
  | { code: 'worth-above-price' };

/** The allowed deposit: at most a fifth of the price, worth at least its amount and at most the price. */
export function checkDeposit(
  price: Fen,
  { deposit, depositWorth }: PresaleInput,
): Result<PresaleInput, NotADeposit> {
  if (deposit * 100 > price * STORE.presale.maxDepositPercent) return refuse({ code: 'deposit-too-high' });
  if (depositWorth < deposit) return refuse({ code: 'worth-less-than-paid' });
  return depositWorth > price ? refuse({ code: 'worth-above-price' }) : accept({ deposit, depositWorth });
}
