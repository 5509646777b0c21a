import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SERVER_CALLER } from '#platform/context';
import { openGuestSession, openMemberSession } from '#platform/session';
import { type CartShop, insertMember } from '../../cart/testing/open-cart-shop.ts';
import { SKU } from '../../cart/testing/seed-products.ts';

const CART = '/v3/shopcart/shopcart';
const GUEST = '/v3/shopcart/guest/model';
export type Headers = Record<string, string>;
type Shop = Pick<CartShop, 'app' | 'db'>;
let people = 0;

/** On a busy machine a shop with limits answers 503; the call is then repeated. */
export async function inject({ app }: Shop, url: string, address: string, headers = {}, queryBody?: object) {
  for (;;) {
    const answer = await app.inject({
      ...{ method: queryBody ? 'POST' : 'GET', url, headers, remoteAddress: address },
      ...(queryBody && { payload: { queryBody } }),
    });
    if (answer.statusCode !== 503) return { ...answer.json(), httpStatus: answer.statusCode };
    await setTimeout(500);
  }
}

/** A shopper at an address, with the calls of the own kind of checkout. */
export function clientOf(shop: Shop, headers: Headers, address: string, prefix = CART) {
  const post = (path: string, body: object = {}, more: Headers = {}) =>
    inject(shop, path.startsWith('/') ? path : `${prefix}/${path}`, address, { ...headers, ...more }, body);
  return {
    post,
    /** Quotes this number of creams at ¥100 each, besides what is in the cart. */
    async quote(quantity = 0): Promise<string> {
      if (quantity > 0) await post(`${CART}/addToCart`, { skuId: SKU.cream, quantity });
      return (await post('getShopcartStepTwo')).results.quoteHash;
    },
    commit: (quoteHash: string, addrId: string, body: object = {}, more: Headers = {}) =>
      post('commitOrderExtend', { quoteHash, addrId, paymentCode: 'ALIPAY', ...body }, more),
    async addAddress(detail: string): Promise<string> {
      const { results } = await post(`${prefix === CART ? '/v3/shopcart' : prefix}/recipientInfo/add`, {
        ...{ name: '顾晚晴', mobile: '13800000426', address: detail, isDefault: true },
        ...{ provinceCode: '310000', cityCode: '310100', districtCode: '310104' },
      });
      return results.addrId;
    },
  };
}
export type Client = ReturnType<typeof clientOf>;

/** A signed-in member with an address and, unless given, a device and an IP address of their own. */
export async function newMember(shop: Shop, at: { device?: string; address?: string } = {}) {
  const { device = randomUUID(), address = `114.84.${people >> 8}.${people & 255}` } = at;
  people += 1;
  const id = String(3_000_000_000 + people);
  await insertMember(shop.db, id);
  const mobile = `139${String(people).padStart(8, '0')}`;
  await shop.db.updateTable('member').set({ mobile }).where('id', '=', id).execute();
  const token = await openMemberSession(shop.db, id, SERVER_CALLER);
  const client = clientOf(shop, { token, devicefingerprint: device }, address);
  const addrId = await client.addAddress(`花间路 ${people} 号`);
  return {
    ...client,
    ...{ id, mobile, device, addrId },
    order: async (quantity: number, headers: Headers = {}) =>
      client.commit(await client.quote(quantity), addrId, {}, headers),
  };
}

export async function newGuest(shop: Shop, device: string, address: string) {
  people += 1;
  const { guestToken } = await openGuestSession(shop.db, SERVER_CALLER);
  const client = clientOf(shop, { guesttoken: guestToken, devicefingerprint: device }, address, GUEST);
  return { ...client, addrId: await client.addAddress(`花间路 ${people} 号`) };
}
