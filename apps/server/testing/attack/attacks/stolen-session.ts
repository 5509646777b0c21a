import { randomUUID } from 'node:crypto';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { SERVER_CALLER } from '#platform/context';
import { openMemberSession } from '#platform/session';
import { type Attack, resultOf } from '../attack.ts';
import type { AttackedShop } from '../open-attacked-shop.ts';

const MEMBER = '1000000003';
const CART = '/v3/shopcart/shopcart';
const DEVICE = randomUUID();

/** A token of a member on a new device orders for a large amount: every way around the second step has to be refused. */
export default {
  name: 'a large order with a stolen session',
  async run(shop) {
    const { db } = shop;
    await sql`insert into sign_in_record (member_id, way, outcome, device_id, network, risk_score, created_at)
      values (${MEMBER}, 'sms', 'signed-in', 'home', 'home', 0, shop_now() - interval '9 days')`.execute(db);
    const token = await openMemberSession(db, MEMBER, SERVER_CALLER);
    const order = await quoteLargeOrder(shop, token);
    const commit = (riskControlId?: string) =>
      post(shop, token, `${CART}/commitOrderForImmediatelyBuy`, order, riskControlId);
    const stopped = await commit();
    const riskToken = stopped.results?.['riskToken'] ?? '';
    const attempts = [
      { what: 'no verification', answer: stopped },
      { what: 'an invented verification', answer: await commit(randomUUID()) },
      { what: 'the token of the step', answer: await commit(riskToken) },
    ].map(({ what, answer }) => ({ what: `${what}: ${answer.errorCode}`, isHeld: answer.status === 423 }));
    const sent = await post(shop, token, '/v1/usercenter/second/highRisk', { riskToken });
    for (let guess = 0; guess < 8; guess++) {
      const code = { riskToken, rToken: sent.results?.['rToken'], smsCode: String(guess).padStart(6, '0') };
      const { results, errorCode } = await post(shop, token, '/v1/usercenter/second/highRisk', code);
      attempts.push({
        what: `a guessed code: ${errorCode}`,
        isHeld: results?.['riskControlId'] === undefined,
      });
    }
    return resultOf(attempts);
  },
} satisfies Attack;

interface Parsed {
  status: number;
  errorCode: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: each call reads another part
  results: Record<string, any> | null;
}

async function post(
  { request }: AttackedShop,
  token: string,
  path: string,
  queryBody: object,
  riskControlId?: string,
): Promise<Parsed> {
  const { status, text, errorCode } = await request(path, {
    ...{ method: 'POST', from: '198.18.16.1', body: { queryBody } },
    headers: { token, devicefingerprint: DEVICE, ...(riskControlId && { riskcontrolid: riskControlId }) },
  });
  return { status, errorCode, results: JSON.parse(text).results };
}

/** One sku, as often as makes the amount large. */
async function quoteLargeOrder(shop: AttackedShop, token: string) {
  const { id, offer_price_fen } = await shop.db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['sku.id', 'sku.offer_price_fen'])
    .where('sku.is_live', '=', true)
    .where('sku.purchase_limit', 'is', null)
    .where('stock.available', '>=', 60)
    .orderBy('sku.offer_price_fen', 'desc')
    .executeTakeFirstOrThrow();
  const address = await post(shop, token, '/v3/shopcart/recipientInfo/add', {
    ...{ name: '顾晚晴', mobile: '13800000426', address: '花间路 88 号', isDefault: true },
    ...{ provinceCode: '310000', cityCode: '310100', districtCode: '310104' },
  });
  // Twice the limit, because promotions may halve the price.
  const quantity = Math.ceil((2 * STORE.commitRisk.largeAmount) / offer_price_fen);
  const item = { skuId: id, quantity, channel: 'PC' };
  const quote = await post(shop, token, `${CART}/stepTwoForImmediatelyBuy`, item);
  return {
    quoteHash: quote.results?.['quoteHash'],
    consents: (quote.results?.['consents'] ?? []).map(({ code }: { code: string }) => code),
    addrId: address.results?.['addrId'],
    paymentCode: 'ALIPAY',
  };
}
