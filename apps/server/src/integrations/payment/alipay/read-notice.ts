import { accept, fromYuan, type Result, refuse } from '@huarong/core/shared';
import type { Notice, RawRequest } from '../port.ts';
import { isSignedBy } from '../rsa.ts';
import { canonicalText } from './canonical-text.ts';
import type { AlipaySettings } from './settings.ts';
import { stateOf } from './trade-state.ts';

const NOT_GENUINE = refuse({ code: 'notice-not-genuine' });
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Verifies and parses the same bytes. The algorithm is always RSA2, whatever the notice says. */
export function readAlipayNotice(
  settings: AlipaySettings,
  { body }: RawRequest,
): Result<Notice, { code: 'notice-not-genuine' }> {
  const fields = readForm(body);
  const sign = fields?.get('sign');
  if (!fields || !sign || fields.get('sign_type') !== 'RSA2') return NOT_GENUINE;
  if (!isSignedBy(settings.alipayPublicKey, canonicalText(fields, ['sign', 'sign_type']), sign))
    return NOT_GENUINE;
  const id = fields.get('notify_id');
  const number = fields.get('out_trade_no');
  if (!id || !number) return NOT_GENUINE;
  // Refund notices come to the same address as payment notices, also with the status of the trade.
  const isRefund = ['refund_fee', 'gmt_refund', 'out_biz_no'].some((name) => fields.get(name));
  return accept({
    id,
    about: isRefund ? 'refund' : 'payment',
    number,
    isForUs: fields.get('app_id') === settings.appId && fields.get('seller_id') === settings.sellerId,
    state: stateOf(fields.get('trade_status')),
    tradeNo: fields.get('trade_no') ?? null,
    amount: fromYuan(fields.get('total_amount') ?? ''),
    payer: fields.get('buyer_id') ?? null,
    reason: null,
  });
}

/** The form's fields; null for invalid UTF-8 and for a repeated field. */
function readForm(body: Buffer): Map<string, string> | null {
  const fields = new Map<string, string>();
  try {
    for (const [name, value] of new URLSearchParams(utf8.decode(body))) {
      if (fields.has(name)) return null;
      fields.set(name, value);
    }
  } catch {
    return null;
  }
  return fields;
}
