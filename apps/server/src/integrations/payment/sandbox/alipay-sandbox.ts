import { fen, fromYuan, toYuan } from '@huarong/core/shared';
import { z } from 'zod';
import type { Queryable } from '#platform/database';
import { canonicalText } from '../alipay/canonical-text.ts';
import { isSignedBy, signTextSync } from '../rsa.ts';
import type { Send } from '../send.ts';
import type { SandboxKeys } from './sandbox-keys.ts';
import { dayOf, listStatement, writeAlipayStatement } from './sandbox-statement.ts';
import { endTrade, findRefund, findTrade, openTrade, refundTrade, type Trade } from './sandbox-trades.ts';

const Content = z.object({
  out_trade_no: z.string().default(''),
  bill_date: z.string().optional(),
  total_amount: z.string().optional(),
  product_code: z.string().optional(),
  subject: z.string().optional(),
  time_expire: z.string().optional(),
  refund_amount: z.string().optional(),
  out_request_no: z.string().optional(),
});
type Content = z.output<typeof Content>;

const STATUS: Record<Trade['state'], string> = {
  waiting: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  failed: 'TRADE_CLOSED',
  closed: 'TRADE_CLOSED',
};
const PRODUCTS: Record<string, string> = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
};
const OK = { code: '10000', msg: 'Success' };
const refused = (sub_code: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg: sub_code,
});

const presentRefund = (about: object, refund: { amount_fen: number } | undefined) =>
  refund
    ? { ...about, refund_status: 'REFUND_SUCCESS', refund_amount: toYuan(fen(refund.amount_fen)) }
    : about;

/** Simulates Alipay's gateway: checks our signature, stores its own trades, signs its answers. */
export function alipaySandbox(db: Queryable, keys: SandboxKeys) {
  async function answerCall(method: string, content: Content): Promise<object> {
    if (method === 'alipay.data.dataservice.bill.downloadurl.query')
      return { ...OK, bill_download_url: `https://sandbox.invalid/bill?day=${content.bill_date}` };
    const number = content.out_trade_no;
    const trade = await findTrade(db, number);
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST');
    const about = { ...OK, out_trade_no: number, trade_no: trade.trade_no };
    switch (method) {
      case 'alipay.trade.query':
        return {
          ...about,
          trade_status: STATUS[trade.state],
          total_amount: toYuan(fen(trade.amount_fen)),
          buyer_user_id: '2088000000000001',
        };
      case 'alipay.trade.close':
        return (await endTrade(db, number, 'closed')) ? about : refused('ACQ.REASON_TRADE_STATUS_INVALID');
      case 'alipay.trade.refund': {
        const amountFen = fromYuan(content.refund_amount ?? '');
        if (amountFen === null || !content.out_request_no) return refused('ACQ.INVALID_PARAMETER');
        const outcome = await refundTrade(db, {
          outTradeNo: number,
          refundNo: content.out_request_no,
          amountFen,
        });
        if (outcome === 'too-much') return refused('ACQ.REASON_TRADE_REFUND_FEE_ERR');
        if (outcome === 'not-paid') return refused('ACQ.REASON_TRADE_STATUS_INVALID');
        return { ...about, fund_change: outcome === 'moved' ? 'Y' : 'N', refund_fee: content.refund_amount };
      }
      case 'alipay.trade.fastpay.refund.query':
        return presentRefund(about, await findRefund(db, content.out_request_no ?? ''));
      default:
        return refused('isv.invalid-method');
    }
  }

  /** Verifies the signature of a call and reads it. */
  function readSignedCall(parameters: URLSearchParams): { method: string; content: Content } {
    const sign = parameters.get('sign') ?? '';
    if (!isSignedBy(keys.shopAtAlipay.publicKey, canonicalText(parameters, ['sign']), sign))
      throw new Error('the sandbox could not verify the signature');
    const content = Content.parse(JSON.parse(parameters.get('biz_content') ?? 'null'));
    return { method: parameters.get('method') ?? '', content };
  }

  const send: Send = async ({ body }) => {
    const { method, content } = readSignedCall(new URLSearchParams(body));
    const part = JSON.stringify(await answerCall(method, content));
    const sign = signTextSync(part, keys.alipay.privateKey);
    const name = `${method.replaceAll('.', '_')}_response`;
    return { status: 200, header: () => null, text: `{"${name}":${part},"sign":"${sign}"}` };
  };

  return {
    send,
    download: async (url: string) =>
      writeAlipayStatement(await listStatement(db, 'alipay', dayOf(url)), dayOf(url)),
    /** The shopper opens the signed address of the payment page. */
    async openPage(link: string): Promise<void> {
      const parameters = new URL(link).searchParams;
      const { method, content } = readSignedCall(parameters);
      if (content.product_code !== PRODUCTS[method]) throw new Error(`the sandbox has no page ${method}`);
      const isOpen = await openTrade(db, {
        outTradeNo: content.out_trade_no,
        provider: 'alipay',
        amountFen: fromYuan(content.total_amount ?? '')!,
        subject: content.subject ?? '',
        returnPath: new URL(parameters.get('return_url') ?? '').pathname,
        expiresAt: content.time_expire ? new Date(`${content.time_expire.replace(' ', 'T')}+08:00`) : null,
        tradeType: content.product_code ?? '',
      });
      if (!isOpen) throw new Error('the sandbox has this number for another page');
    },
  };
}
