import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { isSignedBy, signTextSync } from '../rsa.ts';
import type { Send } from '../send.ts';
import { requestText } from '../wechat/authorization.ts';
import { SANDBOX_PAYER } from './payer-sandbox.ts';
import type { SandboxKeys } from './sandbox-keys.ts';
import { dayOf, listStatement, writeWechatStatement } from './sandbox-statement.ts';
import { endTrade, findRefund, findTrade, openTrade, refundTrade, type Trade } from './sandbox-trades.ts';

export const SANDBOX_SERIAL = 'PUB_KEY_ID_SANDBOX';

const PaymentInput = z.object({
  out_trade_no: z.string(),
  description: z.string(),
  time_expire: z.string(),
  amount: z.object({ total: z.int().positive() }),
  scene_info: z
    .object({ payer_client_ip: z.string(), h5_info: z.object({ type: z.literal('Wap') }) })
    .optional(),
  payer: z.object({ openid: z.string() }).optional(),
});
type PaymentInput = z.output<typeof PaymentInput>;
const RefundInput = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  amount: z.object({ refund: z.int().positive() }),
});
const STATE: Record<Trade['state'], string> = {
  waiting: 'NOTPAY',
  paid: 'SUCCESS',
  failed: 'PAYERROR',
  closed: 'CLOSED',
};

/** A trade in WeChat Pay's format, for answers and notices. */
export const transactionOf = (trade: Trade, merchant: { appid: string; mchid: string }) => ({
  ...merchant,
  out_trade_no: trade.out_trade_no,
  transaction_id: trade.trade_no,
  trade_type: trade.trade_type,
  trade_state: STATE[trade.state],
  trade_state_desc: trade.state === 'failed' ? '余额不足' : '',
  amount: { total: trade.amount_fen, payer_total: trade.amount_fen, currency: 'CNY', payer_currency: 'CNY' },
  payer: { openid: SANDBOX_PAYER },
});

interface PaymentKind {
  tradeType: string;
  isComplete: (input: PaymentInput) => boolean;
  answer: (number: string) => object;
}
const PAYMENT_KINDS: Record<string, PaymentKind> = {
  '/v3/pay/transactions/native': {
    tradeType: 'NATIVE',
    isComplete: () => true,
    answer: (number) => ({ code_url: `weixin://wxpay/bizpayurl?pr=${number}` }),
  },
  '/v3/pay/transactions/h5': {
    tradeType: 'MWEB',
    isComplete: ({ scene_info }) => scene_info !== undefined,
    answer: (number) => ({ h5_url: `https://sandbox.invalid/h5?prepay_id=${number}` }),
  },
  '/v3/pay/transactions/jsapi': {
    tradeType: 'JSAPI',
    isComplete: ({ payer }) => payer?.openid === SANDBOX_PAYER,
    answer: (number) => ({ prepay_id: `wx${number}` }),
  },
};

interface Reply {
  status: number;
  content?: object;
}
const refused = (status: number, code: string): Reply => ({ status, content: { code, message: code } });

/** Simulates WeChat Pay's API: checks our Authorization header, stores its own trades, signs its answers. */
export function wechatSandbox(
  db: Queryable,
  keys: SandboxKeys,
  merchant: { appid: string; mchid: string },
): Send {
  async function answerCall(method: string, path: string, search: string, body: string): Promise<Reply> {
    const kind = PAYMENT_KINDS[path];
    if (kind) {
      const input = PaymentInput.parse(JSON.parse(body));
      if (!kind.isComplete(input)) return refused(400, 'PARAM_ERROR');
      const isOpen = await openTrade(db, {
        outTradeNo: input.out_trade_no,
        provider: 'wechat',
        amountFen: input.amount.total,
        subject: input.description,
        returnPath: '',
        expiresAt: new Date(input.time_expire),
        tradeType: kind.tradeType,
      });
      return isOpen
        ? { status: 200, content: kind.answer(input.out_trade_no) }
        : refused(400, 'INVALID_REQUEST');
    }
    if (path === '/v3/refund/domestic/refunds') {
      const input = RefundInput.parse(JSON.parse(body));
      const outcome = await refundTrade(db, {
        outTradeNo: input.out_trade_no,
        refundNo: input.out_refund_no,
        amountFen: input.amount.refund,
      });
      return outcome === 'moved' || outcome === 'repeated'
        ? { status: 200, content: { out_refund_no: input.out_refund_no, status: 'SUCCESS' } }
        : refused(400, 'INVALID_REQUEST');
    }
    if (path === '/v3/bill/tradebill') {
      const day = dayOf(`https://sandbox.invalid${path}${search}`);
      const bill = writeWechatStatement(await listStatement(db, 'wechat', day));
      const hash_value = createHash('sha1').update(bill).digest('hex');
      const download_url = `https://sandbox.invalid/v3/billdownload/file?bill_date=${day}`;
      return { status: 200, content: { hash_type: 'SHA1', hash_value, download_url } };
    }
    const refundNo = /^\/v3\/refund\/domestic\/refunds\/([0-9A-Z]+)$/.exec(path)?.[1];
    if (refundNo !== undefined) {
      const refund = await findRefund(db, refundNo);
      if (!refund) return refused(404, 'RESOURCE_NOT_EXISTS');
      const amount = { refund: refund.amount_fen };
      return { status: 200, content: { out_refund_no: refundNo, status: 'SUCCESS', amount } };
    }
    const number = /\/out-trade-no\/([0-9A-Z]+)/.exec(path)?.[1] ?? '';
    const trade = await findTrade(db, number);
    if (!trade) return refused(404, 'ORDER_NOT_EXIST');
    if (method === 'GET') return { status: 200, content: transactionOf(trade, merchant) };
    return (await endTrade(db, number, 'closed')) ? { status: 204 } : refused(400, 'ORDERPAID');
  }

  return async ({ method, url, headers, body }) => {
    const { pathname, search } = new URL(url);
    const field = (name: string) =>
      new RegExp(`${name}="([^"]+)"`).exec(headers['authorization'] ?? '')?.[1] ?? '';
    const text = requestText(
      { method, path: `${pathname}${search}`, body },
      field('timestamp'),
      field('nonce_str'),
    );
    if (!isSignedBy(keys.shopAtWechat.publicKey, text, field('signature')))
      throw new Error('the sandbox could not verify the signature');
    const { status, content } = await answerCall(method, pathname, search, body);
    const answer = content ? JSON.stringify(content) : '';
    const signed = signatureHeaders(keys, answer, await readClock(db));
    return { status, header: (name) => signed[name] ?? null, text: answer };
  };
}

/** The statement of the day that the address names. */
export const wechatDownload =
  (db: Queryable) =>
  async (url: string): Promise<Buffer> =>
    writeWechatStatement(await listStatement(db, 'wechat', dayOf(url)));

/** The four signature headers of an answer or a notice. */
export function signatureHeaders(
  keys: Pick<SandboxKeys, 'wechat'>,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-serial': SANDBOX_SERIAL,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signTextSync(`${timestamp}\n${nonce}\n${body}\n`, keys.wechat.privateKey),
  };
}
