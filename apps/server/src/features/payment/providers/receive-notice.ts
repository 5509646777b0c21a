import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, type Tx, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import type { Log } from '#platform/log';
import type { Notice, ProviderName, RawRequest } from '../../../integrations/payment/index.ts';
import { recordDiscrepancy, recordNotice } from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { SettleOutcome } from '../settle/settle-payment.ts';
import { applyProviderStatus } from './apply-provider-status.ts';

type Refused =
  | { code: 'notice-not-genuine' }
  | { code: 'notice-unknown-payment' }
  | { code: 'notice-mismatch' };

/** Verifies, matches, settles and commits before it acknowledges. Any other reply makes the provider send again. */
export async function receiveNotice(
  { db, log }: { db: Database; log: Log },
  deps: PaymentDeps,
  provider: ProviderName,
  request: RawRequest,
): Promise<Result<{ reply: string }, Refused>> {
  const verified = await deps.providers[provider].verifyNotice(request);
  if (!verified.ok) {
    log.warn({ provider }, 'payment notice has an invalid signature');
    return verified;
  }
  const notice = verified.value;
  const outcome = await transaction(db, (tx) => applyNotice(tx, deps, provider, notice));
  await failpoint('notice.after_commit');
  if (outcome === 'unknown') return refuse({ code: 'notice-unknown-payment' });
  if (outcome === 'mismatch') {
    log.error(
      { provider, number: notice.number, notice: notice.id },
      'payment notice does not match its payment',
    );
    return refuse({ code: 'notice-mismatch' });
  }
  return accept({ reply: deps.providers[provider].acknowledgement });
}

async function applyNotice(tx: Tx, deps: PaymentDeps, provider: ProviderName, notice: Notice) {
  const outcome = await findOutcome(tx, deps, provider, notice);
  if (outcome === 'settled' || outcome === 'already')
    await recordNotice(tx, {
      provider,
      noticeId: notice.id,
      paymentId: notice.number,
      outcome: `${notice.about}:${outcome}`,
    });
  return outcome;
}

async function findOutcome(
  tx: Tx,
  deps: PaymentDeps,
  provider: ProviderName,
  notice: Notice,
): Promise<SettleOutcome> {
  const status = { ...notice, provider, noticeId: notice.id };
  // Nearly every notice; settling looks for an earlier copy of it by itself.
  if (notice.isForUs && notice.about === 'payment' && notice.state === 'paid')
    return applyProviderStatus(tx, deps, status);
  const payment = await findNoticePayment(tx, provider, notice);
  if (!payment) return 'unknown';
  if (payment.is_processed) return 'already';
  if (!notice.isForUs) {
    await recordDiscrepancy(tx, {
      provider,
      paymentId: payment.id,
      kind: 'other-merchant',
      detail: { notice: notice.id },
    });
    return 'mismatch';
  }
  // Refund outcomes come from queries; a refund notice must never count as a payment.
  return notice.about === 'refund' ? 'already' : applyProviderStatus(tx, deps, status);
}

/** The payment of a notice, and whether this notice was already processed. */
const findNoticePayment = async (tx: Tx, provider: string, notice: Notice) =>
  (
    await sql<{ id: string; is_processed: boolean }>`
      select id, exists (
        select from payment_notice where provider = ${provider} and notice_id = ${notice.id}) as is_processed
      from payment where id = ${notice.number}`.execute(tx)
  ).rows[0];
