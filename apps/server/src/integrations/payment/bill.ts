import { createHash } from 'node:crypto';
import type { Fen } from '@huarong/core/shared';
import { ProviderUnavailable, type StatementLine } from './port.ts';

/** One payment or refund of a provider's bill. */
export interface BillLine {
  kind: StatementLine['kind'];
  /** Our number of the payment. */
  number: string;
  /** Our number of the refund; null for a payment. */
  refundNumber: string | null;
  /** The provider's number. */
  tradeNo: string;
  amount: Fen;
  /** What the provider took; null when the bill does not say it. */
  fee: number | null;
  /** `2026-11-15 20:14:05`, in Shanghai; null when the bill does not say it. */
  at: string | null;
}

/** A bill that cannot be used. Its message is for staff. */
export class BillRefused extends Error {
  override name = 'BillRefused';
}

/** Whose bill it should be, and of which day. */
export interface ExpectedBill {
  /** `2026-11-15` */
  day: string;
  /** Our account at the provider. */
  merchant: string;
}

/** The lines of a fetched bill. One that cannot be used counts as no answer. */
export function readStatement(lines: Iterable<BillLine>): StatementLine[] {
  try {
    return Array.from(lines, toStatementLine);
  } catch (error) {
    if (!(error instanceof BillRefused)) throw error;
    throw new ProviderUnavailable(`the bill cannot be used: ${error.message}`, { cause: error });
  }
}

const toStatementLine = ({ kind, number, refundNumber, amount }: BillLine): StatementLine =>
  kind === 'payment'
    ? { kind, number, amount }
    : { kind: 'refund', number, refundNumber: refundNumber ?? '', amount };

/** Says the same about a bill in a zip and out of it, and about one saved with another encoding. */
export function createBillHash() {
  const hash = createHash('sha256');
  return {
    add: (line: BillLine) => hash.update(`${Object.values(line).join('\t')}\n`),
    digest: () => hash.digest('hex'),
  };
}
