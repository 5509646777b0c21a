import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { canonicalText } from '../alipay/canonical-text.ts';
import { alipayTime } from '../alipay/sign-request.ts';
import { signTextSync } from '../rsa.ts';
import { sealResource } from '../wechat/sealed-resource.ts';
import type { SandboxKeys } from './sandbox-keys.ts';
import { SANDBOX_ALIPAY, SANDBOX_WECHAT } from './sandbox-merchant.ts';
import type { Trade } from './sandbox-trades.ts';
import { signatureHeaders, transactionOf } from './wechat-sandbox.ts';

export interface WrittenNotice {
  headers: Record<string, string>;
  body: string;
}

/** A notice as the provider sends it; a repeated one keeps its id and gets a new signature. */
export const writeNotice = (keys: SandboxKeys, trade: Trade, now: Date): WrittenNotice =>
  trade.provider === 'alipay' ? alipayNotice(keys, trade, now) : wechatNotice(keys, trade, now);

/** The same notice, signed with an unknown key. */
export function forgeNotice(keys: SandboxKeys, trade: Trade, now: Date): WrittenNotice {
  const unknownKey: KeyObject = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const pair = (own: SandboxKeys['alipay']) => ({ ...own, privateKey: unknownKey });
  return writeNotice({ ...keys, alipay: pair(keys.alipay), wechat: pair(keys.wechat) }, trade, now);
}

function alipayNotice(keys: SandboxKeys, trade: Trade, now: Date): WrittenNotice {
  const fields = new URLSearchParams({
    notify_time: alipayTime(now),
    notify_type: 'trade_status_sync',
    notify_id: noticeIdOf(trade),
    app_id: SANDBOX_ALIPAY.appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.trade_no,
    out_trade_no: trade.out_trade_no,
    seller_id: SANDBOX_ALIPAY.sellerId,
    buyer_id: '2088000000000001',
    trade_status: trade.state === 'paid' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
    total_amount: toYuan(fen(trade.amount_fen)),
    subject: trade.subject,
    gmt_create: alipayTime(trade.opened_at),
  });
  fields.set('sign', signTextSync(canonicalText(fields, ['sign', 'sign_type']), keys.alipay.privateKey));
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: fields.toString(),
  };
}

function wechatNotice(keys: SandboxKeys, trade: Trade, now: Date): WrittenNotice {
  const transaction = transactionOf(trade, {
    appid: SANDBOX_WECHAT.appId,
    mchid: SANDBOX_WECHAT.merchantId,
  });
  const body = JSON.stringify({
    id: noticeIdOf(trade),
    create_time: shanghaiIso(now),
    event_type: trade.state === 'paid' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.FAIL',
    resource_type: 'encrypt-resource',
    summary: trade.state === 'paid' ? '支付成功' : '支付失败',
    resource: {
      original_type: 'transaction',
      ...sealResource(
        keys.apiV3Key,
        JSON.stringify(transaction),
        randomBytes(6).toString('hex'),
        'transaction',
      ),
    },
  });
  return {
    headers: { 'content-type': 'application/json', ...signatureHeaders(keys, body, now) },
    body,
  };
}

/** The same for every copy of one notice. */
const noticeIdOf = ({ trade_no, state, amount_fen }: Trade) =>
  createHash('sha256').update(`${trade_no}:${state}:${amount_fen}`).digest('hex').slice(0, 34);
