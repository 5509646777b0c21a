import { fromYuan, toYuan } from '@huarong/core/shared';
import { readStatement } from '../bill.ts';
import {
  type PaymentProvider,
  type ProviderStatus,
  ProviderUnavailable,
  type RefundStatus,
} from '../port.ts';
import { type Download, downloadOverNetwork, type Send } from '../send.ts';
import { type AlipayAnswer, callGateway } from './call-gateway.ts';
import { readAlipayBill } from './read-bill.ts';
import { readAlipayNotice } from './read-notice.ts';
import type { AlipaySettings } from './settings.ts';
import { alipayTime, signRequest } from './sign-request.ts';
import { stateOf } from './trade-state.ts';

/** Exactly these seven characters; anything else makes Alipay repeat the notice. */
export const ALIPAY_ACKNOWLEDGEMENT = 'success';

const OK = '10000';
const NOT_PAID_YET: ProviderStatus = {
  state: 'waiting',
  tradeNo: null,
  amount: null,
  payer: null,
  reason: null,
};
/** A retry cannot succeed: staff have to handle the refund. */
const PERMANENT_REFUND_ERRORS = [
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
];

const PHONE_PAGE = { method: 'alipay.trade.wap.pay', productCode: 'QUICK_WAP_WAY' };
/** WeChat does not open Alipay: its page for phones says how to go on. */
const PAGES = {
  computer: { method: 'alipay.trade.page.pay', productCode: 'FAST_INSTANT_TRADE_PAY' },
  phone: PHONE_PAGE,
  'in-wechat': PHONE_PAGE,
};

const NO_STATEMENT = /bill_not_exist/i;

/** 电脑网站支付 and 手机网站支付: a signed address opens Alipay's page; everything else is a signed call to the gateway. */
export function alipay(
  settings: AlipaySettings,
  send: Send,
  clock: () => Promise<Date>,
  download: Download = downloadOverNetwork,
): PaymentProvider {
  const call = async (method: string, content: object) =>
    callGateway(settings, send, method, content, await clock());

  async function query(number: string): Promise<ProviderStatus> {
    const answer = await call('alipay.trade.query', { out_trade_no: number });
    // The shopper has not opened the page yet.
    if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return NOT_PAID_YET;
    if (answer.code !== OK) throw unavailable('alipay.trade.query', answer);
    return {
      state: stateOf(answer.trade_status),
      tradeNo: answer.trade_no ?? null,
      amount: fromYuan(answer.total_amount ?? ''),
      payer: answer.buyer_user_id ?? null,
      reason: null,
    };
  }

  async function bill(day: string): Promise<Buffer | null> {
    const method = 'alipay.data.dataservice.bill.downloadurl.query';
    const answer = await call(method, { bill_type: 'trade', bill_date: day });
    if (answer.sub_code && NO_STATEMENT.test(answer.sub_code)) return null;
    if (answer.code !== OK || !answer.bill_download_url) throw unavailable(method, answer);
    return download(answer.bill_download_url);
  }

  return {
    name: 'alipay',
    merchant: settings.sellerId,
    payerLookup: null,
    acknowledgement: ALIPAY_ACKNOWLEDGEMENT,
    query,
    verifyNotice: async (request) => readAlipayNotice(settings, request),

    async createPayment({ number, amount, subject, expiresAt, requestedAt, returnPath, payer }) {
      const { method, productCode } = PAGES[payer.way];
      const content = {
        out_trade_no: number,
        product_code: productCode,
        total_amount: toYuan(amount),
        subject,
        time_expire: alipayTime(expiresAt),
      };
      const parameters = await signRequest(settings, method, content, requestedAt, {
        notify_url: settings.notifyUrl,
        return_url: new URL(returnPath, settings.shopUrl).href,
      });
      return { kind: 'page', link: `${settings.gateway}?${parameters}` };
    },

    async close(number) {
      const answer = await call('alipay.trade.close', { out_trade_no: number });
      if (answer.code === OK || answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return 'closed';
      const { state } = await query(number);
      if (state === 'paid') return 'paid';
      if (state === 'closed') return 'closed';
      throw unavailable('alipay.trade.close', answer);
    },

    async queryRefund({ number, refundNumber }) {
      const request = { out_trade_no: number, out_request_no: refundNumber };
      const answer = await call('alipay.trade.fastpay.refund.query', request);
      if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown', amount: null };
      if (answer.code !== OK) throw unavailable('alipay.trade.fastpay.refund.query', answer);
      // Without a status no money has moved under this number.
      return answer.refund_status === 'REFUND_SUCCESS'
        ? { state: 'done', amount: fromYuan(answer.refund_amount ?? '') }
        : { state: 'unknown', amount: null };
    },

    bill,
    async statement(day) {
      const bytes = await bill(day);
      return bytes && readStatement(readAlipayBill(bytes, { day, merchant: settings.sellerId }));
    },

    async refund({ number, refundNumber, amount, reason }): Promise<RefundStatus> {
      const request = { out_trade_no: number, out_request_no: refundNumber };
      const answer = await call('alipay.trade.refund', {
        ...request,
        refund_amount: toYuan(amount),
        refund_reason: reason,
      });
      if (answer.code !== OK)
        return {
          state: PERMANENT_REFUND_ERRORS.includes(answer.sub_code ?? '') ? 'failed' : 'processing',
          reason: answer.sub_msg ?? answer.sub_code ?? answer.code,
        };
      if (answer.fund_change === 'Y') return { state: 'done', reason: null };
      // `N` on a repetition means that no money moved now; whether it did before has to be queried.
      const earlier = await call('alipay.trade.fastpay.refund.query', request);
      return { state: earlier.refund_status === 'REFUND_SUCCESS' ? 'done' : 'processing', reason: null };
    },
  };
}

const unavailable = (method: string, { code, sub_code }: AlipayAnswer) =>
  new ProviderUnavailable(`${method}: ${sub_code ?? code}`);
