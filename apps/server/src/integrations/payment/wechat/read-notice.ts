import { accept, type Result, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { Notice, RawRequest } from '../port.ts';
import { isFromWechat } from './check-signature.ts';
import { openResource, SealedResource } from './sealed-resource.ts';
import type { WechatSettings } from './settings.ts';
import { Transaction, toProviderStatus } from './transaction.ts';

const Envelope = z.object({ id: z.string().min(1), event_type: z.string(), resource: SealedResource });
const RefundResource = z.object({ mchid: z.string(), out_trade_no: z.string(), transaction_id: z.string() });
const NOT_GENUINE = refuse({ code: 'notice-not-genuine' });

/** Verifies the signature of the bytes, then decrypts the content, and only then reads it. */
export function readWechatNotice(
  settings: WechatSettings,
  { headers, body }: RawRequest,
  now: Date,
): Result<Notice, { code: 'notice-not-genuine' }> {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null);
  if (!isFromWechat(settings, header, body, now)) return NOT_GENUINE;
  const envelope = Envelope.safeParse(parseJson(body.toString('utf8')));
  if (!envelope.success) return NOT_GENUINE;
  const { id, event_type: event, resource } = envelope.data;
  const content = parseJson(openResource(settings.apiV3Key, resource));

  if (event.startsWith('REFUND.')) {
    const refund = RefundResource.safeParse(content);
    if (!refund.success) return NOT_GENUINE;
    return accept({
      id,
      about: 'refund',
      number: refund.data.out_trade_no,
      isForUs: refund.data.mchid === settings.merchantId,
      state: 'paid',
      tradeNo: refund.data.transaction_id,
      amount: null,
      payer: null,
      reason: null,
    });
  }
  const transaction = Transaction.safeParse(content);
  if (!transaction.success) return NOT_GENUINE;
  const { appid, mchid, out_trade_no: number } = transaction.data;
  return accept({
    id,
    about: 'payment',
    number,
    isForUs: appid === settings.appId && mchid === settings.merchantId,
    ...toProviderStatus(transaction.data),
  });
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
