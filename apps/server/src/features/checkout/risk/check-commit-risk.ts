import { assessCommitRisk, type CommitRisk, commitRiskSentence } from '@huarong/core/checkout';
import { accept, fen, type Result, refuse } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import { consumePassedCommit, type HighRisk, keyedHash, requireCommitStep } from '../../identity/index.ts';
import type { ValidatedQuote } from '../place-order/validate-quote.ts';
import {
  type CommitHistory,
  type CommitOrigin,
  insertCommitRecord,
  readCommitHistory,
} from './commit-record.queries.ts';
import type { CommitSource } from './commit-source.ts';

/** An order that needs the second step. It is refused inside the transaction of the order, which is rolled back. */
export interface RiskFound {
  code: 'risk-found';
  origin: CommitOrigin;
  risk: CommitRisk;
}
export interface CheckedCommit {
  origin: CommitOrigin;
  risk: CommitRisk;
  isVerified: boolean;
}

/** Without limits (load tests) many orders come from one address and device, so only the buyer's own facts count. */
const NO_HISTORY: CommitHistory = {
  ordersByOwner: 0,
  ordersByDevice: 0,
  ordersByAddress: 0,
  accountsOnAddress: 0,
  accountsToRecipient: 0,
};

/** Assesses the order. A risky one passes with the verification of its second step, which is used up. */
export async function checkCommitRisk(
  tx: Tx,
  source: CommitSource & { isNewDevice: boolean },
  validated: ValidatedQuote,
): Promise<Result<CheckedCommit, RiskFound>> {
  const { buyer, client, isNewDevice } = source;
  const { caller, config } = client;
  const origin = originOf(source, validated);
  const history = config.hasLimits ? await readCommitHistory(tx, origin) : NO_HISTORY;
  const { payable } = validated.order.amounts;
  const risk = assessCommitRisk({ ...history, payable: fen(payable), isNewDevice });
  if (!risk.isHigh) return accept({ origin, risk, isVerified: false });
  const isVerified = await consumePassedCommit(tx, caller, { owner: buyer.owner, payable });
  return isVerified ? accept({ origin, risk, isVerified }) : refuse({ code: 'risk-found', origin, risk });
}

function originOf({ buyer, client }: CommitSource, { address, order }: ValidatedQuote): CommitOrigin {
  const place = [address.district_code, address.street_name ?? '', address.detail];
  return {
    owner: buyer.owner,
    device_id: client.caller.deviceFingerprint ?? null,
    address: client.caller.address,
    // Blanks, case and width do not make another address.
    recipient_hash: keyedHash(
      client.config.secret,
      'recipient',
      place.join('|').normalize('NFKC').replace(/\s/g, '').toLowerCase(),
    ),
    payable_fen: order.amounts.payable,
  };
}

export const recordPlacedOrder = (tx: Tx, orderId: string, { origin, risk, isVerified }: CheckedCommit) =>
  insertCommitRecord(tx, {
    ...origin,
    order_id: orderId,
    risk_score: risk.score,
    risk_reasons: risk.reasons,
    is_verified: isVerified,
  });

/** Records that the order was stopped and starts its second step, in a transaction of its own. */
export const requireSecondStep = (
  db: Database,
  { buyer, guestMobile }: CommitSource,
  { origin, risk }: RiskFound,
): Promise<HighRisk> =>
  transaction(db, async (tx) => {
    await insertCommitRecord(tx, { ...origin, risk_score: risk.score, risk_reasons: risk.reasons });
    const commit = {
      owner: buyer.owner,
      memberId: buyer.memberId,
      payable: origin.payable_fen,
      ...(guestMobile !== null && { mobile: guestMobile }),
    };
    const reasons = [...new Set(risk.reasons.map(commitRiskSentence))];
    return requireCommitStep(tx, commit, reasons);
  });
