import type { PaymentHandover } from '@huarong/contract/payment';
import { accept, fen, type Result, refuse, shanghaiIso, toYuan } from '@huarong/core/shared';
import QRCode from 'qrcode';
import { getColumn } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import type { Log } from '#platform/log';
import { type Payer, ProviderUnavailable } from '../../../integrations/payment/index.ts';
import type { OpenedPayment } from '../open/open-payment.ts';
import { getProviderName } from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';

interface StartedPayment {
  payment: OpenedPayment;
  orderIds: readonly string[];
  now: Date;
  payer: Payer;
}

/**
 * Creates the payment at the provider and returns the link or QR code. The payment row is already committed; repeating
 * the call creates no second payment.
 */
export async function startProviderPayment(
  { providers }: PaymentDeps,
  log: Log,
  { payment, orderIds, now, payer }: StartedPayment,
): Promise<Result<PaymentHandover, { code: 'payment-method-unavailable' }>> {
  await failpoint('payment.opened');
  const [first] = orderIds;
  const expiresAt = getColumn(payment, 'expires_at');
  try {
    const handover = await providers[getProviderName(payment)].createPayment({
      number: payment.id,
      amount: fen(payment.amount_fen),
      subject: orderIds.length === 1 ? `花容订单 ${first}` : `花容订单 ${orderIds.length} 笔`,
      expiresAt,
      returnPath: `/payment/result/${first}`,
      requestedAt: now,
      payer,
    });
    return accept({
      payLink: ('link' in handover && handover.link) || `/payment/${first}`,
      outTradeNo: payment.id,
      amount: toYuan(fen(payment.amount_fen)),
      ...(handover.kind === 'code' && {
        qrCode: await QRCode.toDataURL(handover.text, { margin: 1, width: 288 }),
      }),
      ...(handover.kind === 'wechat-page' && { inWechat: handover.call }),
      expiresAt: shanghaiIso(expiresAt),
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.error({ err: error, payment: payment.id }, 'payment provider unreachable');
    return refuse({ code: 'payment-method-unavailable' });
  }
}
