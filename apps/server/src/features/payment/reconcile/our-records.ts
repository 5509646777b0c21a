import type { Fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { ProviderName } from '../../../integrations/payment/index.ts';

export interface OurPayment {
  number: string;
  state: 'pending' | 'paid' | 'closed' | 'abnormal';
  amount: Fen;
  /** Refunds that have arrived. */
  refunded: Fen;
}
export interface OurRefund {
  number: string;
  refundNumber: string;
  state: 'pending' | 'done' | 'failed';
  amount: Fen;
}

const since = (column: string, days: number | null) =>
  days === null ? sql`true` : sql`${sql.ref(column)} > shop_now() - make_interval(days => ${days})`;

/** Our payments at a provider: of the last days, or with null all of them. */
export const listOurPayments = async (
  db: Database,
  provider: ProviderName,
  days: number | null,
  numbers?: readonly string[],
): Promise<OurPayment[]> => {
  const wanted = numbers ? sql`id = any(${[...numbers]})` : since('opened_at', days);
  const { rows } = await sql<OurPayment>`
    select id as number, state, amount_fen as amount, coalesce((
      select sum(amount_fen) from refund where payment_id = payment.id and state = 'done'), 0)::bigint as refunded
    from payment where provider = ${provider} and ${wanted} order by id`.execute(db);
  return rows;
};

/** Our refunds at a provider: of the last days, or with null all of them. */
export const listOurRefunds = async (
  db: Database,
  provider: ProviderName,
  days: number | null,
  refundNumbers?: readonly string[],
): Promise<OurRefund[]> => {
  const wanted = refundNumbers
    ? sql`refund.id = any(${[...refundNumbers]})`
    : since('refund.created_at', days);
  const { rows } = await sql<OurRefund>`
    select payment_id as number, refund.id as "refundNumber", refund.state, refund.amount_fen as amount
    from refund join payment on payment.id = refund.payment_id
    where payment.provider = ${provider} and ${wanted} order by refund.id`.execute(db);
  return rows;
};
