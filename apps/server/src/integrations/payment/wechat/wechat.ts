import { createHash } from 'node:crypto';
import { fen } from '@huarong/core/shared';
import { z } from 'zod';
import { readStatement } from '../bill.ts';
import {
  type PayerLookup,
  type PaymentProvider,
  type ProviderStatus,
  ProviderUnavailable,
  type RefundStatus,
} from '../port.ts';
import { type Download, downloadOverNetwork, type Send } from '../send.ts';
import { authorization } from './authorization.ts';
import { callApi, parseAnswer } from './call-api.ts';
import { createWechatPayment, TRANSACTIONS } from './create-payment.ts';
import { readWechatBill } from './read-bill.ts';
import { readWechatNotice } from './read-notice.ts';
import type { WechatSettings } from './settings.ts';
import { Transaction, toProviderStatus } from './transaction.ts';

export const WECHAT_ACKNOWLEDGEMENT = '{"code":"SUCCESS","message":"成功"}';

const NOT_PAID_YET: ProviderStatus = {
  state: 'waiting',
  tradeNo: null,
  amount: null,
  payer: null,
  reason: null,
};
const Refund = z.object({ status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']) });
const RefundDetails = Refund.extend({ amount: z.object({ refund: z.int().nonnegative() }) });
const Bill = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().regex(/^[0-9a-f]{40}$/i),
  download_url: z.url({ protocol: /^https$/ }),
});
const REFUND_STATES = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
} as const;
/** Error codes exist with and without underscores, in older and newer versions. */
const isOneOf = (code: string | null, ...names: string[]) =>
  code !== null && names.includes(code.replaceAll('_', ''));

interface WechatParts {
  download?: Download;
  payerLookup?: PayerLookup | null;
}

/** WeChat Pay: both sides sign every request and answer. */
export function wechat(
  settings: WechatSettings,
  send: Send,
  clock: () => Promise<Date>,
  { download = downloadOverNetwork, payerLookup = null }: WechatParts = {},
): PaymentProvider {
  const call = async (method: 'GET' | 'POST', path: string, content?: object) =>
    callApi(settings, send, { method, path, ...(content && { content }) }, await clock());

  async function query(number: string): Promise<ProviderStatus> {
    const answer = await call('GET', `${TRANSACTIONS}/out-trade-no/${number}?mchid=${settings.merchantId}`);
    if (isOneOf(answer.code, 'ORDERNOTEXIST', 'RESOURCENOTEXISTS')) return NOT_PAID_YET;
    return toProviderStatus(parseAnswer(Transaction, answer));
  }

  async function bill(day: string): Promise<Buffer | null> {
    const answer = await call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
    if (isOneOf(answer.code, 'NOSTATEMENTEXIST')) return null;
    const place = parseAnswer(Bill, answer);
    const { pathname, search } = new URL(place.download_url);
    const request = { method: 'GET' as const, path: `${pathname}${search}`, body: '' };
    const bytes = await download(place.download_url, {
      authorization: await authorization(settings, request, await clock()),
      'user-agent': 'huarong',
    });
    // The file itself is not signed; the signed answer holds its hash.
    if (createHash('sha1').update(bytes).digest('hex') !== place.hash_value.toLowerCase())
      throw new ProviderUnavailable('the statement of WeChat Pay has another hash');
    return bytes;
  }

  return {
    name: 'wechat',
    merchant: settings.merchantId,
    payerLookup,
    acknowledgement: WECHAT_ACKNOWLEDGEMENT,
    query,
    verifyNotice: async (request) => readWechatNotice(settings, request, await clock()),

    createPayment: (request) => createWechatPayment(settings, call, request),

    async close(number) {
      const path = `${TRANSACTIONS}/out-trade-no/${number}/close`;
      const answer = await call('POST', path, { mchid: settings.merchantId });
      if (answer.status === 204) return 'closed';
      if (isOneOf(answer.code, 'ORDERCLOSED', 'ORDERNOTEXIST', 'RESOURCENOTEXISTS')) return 'closed';
      if (isOneOf(answer.code, 'ORDERPAID') || (await query(number)).state === 'paid') return 'paid';
      throw new ProviderUnavailable(`close: ${answer.code}`);
    },

    async queryRefund({ refundNumber }) {
      const answer = await call('GET', `/v3/refund/domestic/refunds/${refundNumber}`);
      if (isOneOf(answer.code, 'RESOURCENOTEXISTS')) return { state: 'unknown', amount: null };
      const { status, amount } = parseAnswer(RefundDetails, answer);
      return { state: REFUND_STATES[status], amount: fen(amount.refund) };
    },

    bill,
    async statement(day) {
      const bytes = await bill(day);
      return bytes && readStatement(readWechatBill(bytes, { day, merchant: settings.merchantId }));
    },

    async refund({ number, refundNumber, amount, paid, reason }): Promise<RefundStatus> {
      const answer = await call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: number,
        out_refund_no: refundNumber,
        reason,
        amount: { refund: amount, total: paid, currency: 'CNY' },
      });
      if (answer.code !== null)
        return { state: isOneOf(answer.code, 'MCHNOTEXISTS') ? 'failed' : 'processing', reason: answer.code };
      const { status } = parseAnswer(Refund, answer);
      return { state: REFUND_STATES[status], reason: status === 'SUCCESS' ? null : status };
    },
  };
}
