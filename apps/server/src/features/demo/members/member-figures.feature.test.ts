import { accountRoutes } from '@huarong/contract/account';
import { couponsRoutes } from '@huarong/contract/coupons';
import { favouritesRoutes } from '@huarong/contract/favourites';
import { identityRoutes } from '@huarong/contract/identity';
import { memberCardRoutes } from '@huarong/contract/member-card';
import { messagesRoutes } from '@huarong/contract/messages';
import { ordersRoutes } from '@huarong/contract/orders';
import { paymentRoutes } from '@huarong/contract/payment';
import { pointsRoutes } from '@huarong/contract/points';
import { returnsRoutes } from '@huarong/contract/returns';
import { PayStatus } from '@huarong/core/orders';
import { cardFor } from '@huarong/core/points';
import { fen, fromYuan, sum, toYuan } from '@huarong/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_CALLER } from '#platform/context';
import { openMemberSession } from '#platform/session';
import { createTestApp } from '../../../../testing/index.ts';
import { demoMembers, REGULAR_MEMBER } from './demo-members.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ isWholeDemo: true });
});
afterAll(() => shop.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, read field by field
type Row = Record<string, any>;

/** Reads pages as one member: `{name}` in a route is taken from the fields, the rest goes into the query. */
async function readerOf(memberId: string) {
  const token = await openMemberSession(shop.database.db, memberId, SERVER_CALLER);
  const read = async (route: string, fields: Record<string, string | number> = {}): Promise<Row> => {
    const rest = new Map(Object.entries(fields));
    const path = route.replace(/^GET /, '').replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = String(rest.get(name) ?? 1);
      rest.delete(name);
      return value;
    });
    const query = new URLSearchParams(
      Object.fromEntries([...rest].map(([name, value]) => [name, String(value)])),
    );
    const answer = await shop.app.inject({ url: `${path}?${query}`, headers: { token, uid: memberId } });
    return answer.json().results;
  };
  /** Every row of a list, page by page, so that a count is compared with what can really be seen. */
  const readAll = async (route: string, fields: Record<string, string | number> = {}): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const { list, totalPages } = await read(route, { ...fields, pageNo, pageSize: 20 });
      rows.push(...list);
      if (pageNo >= totalPages) return rows;
    }
  };
  return { read, readAll };
}

describe.each(demoMembers)('the member home of $nickname ($id)', ({ id }) => {
  it('counts as many orders of each status as the order list shows', async () => {
    const { read, readAll } = await readerOf(id);
    const { counts } = await read(ordersRoutes.paging, {
      orderStatus: 'unpaid',
      orderTime: 'A',
      pageSize: 20,
    });
    for (const orderStatus of ['unpaid', 'unshipped', 'unreceived', 'uncommented'])
      expect
        .soft(await readAll(ordersRoutes.paging, { orderStatus, orderTime: 'A' }), orderStatus)
        .toHaveLength(counts[orderStatus]);
    const toComment = await readAll(ordersRoutes.paging, { orderStatus: 'uncommented', orderTime: 'A' });
    expect(toComment.every(({ actions }) => actions.canComment)).toBe(true);
  });

  it('counts as many orders to comment as the comment page names', async () => {
    const { read, readAll } = await readerOf(id);
    const { counts: orders } = await read(ordersRoutes.paging, { orderTime: 'A', pageSize: 1 });
    const waitingRoute = 'GET /v1/product/myComments/waiting/{pageNo}/{pageSize}';
    const { counts } = await read(waitingRoute, { pageSize: 1 });
    expect(counts.waitingCompletedOrders).toBe(orders.uncommented);
    expect(await readAll(waitingRoute)).toHaveLength(counts.waiting);
  });

  it('counts as many returns in progress as the returns page and the closing of the account', async () => {
    const { read, readAll } = await readerOf(id);
    const { counts } = await read(returnsRoutes.list, { tab: 'processing', pageSize: 20 });
    expect(await readAll(returnsRoutes.list, { tab: 'processing' })).toHaveLength(counts.processing);
    const { cancellation } = await read(accountRoutes.privacyRecord);
    const check = cancellation.checks.find(({ link }: Row) => link === '/myOnlineReturn?tab=processing');
    expect(check.text).toBe(
      counts.processing > 0 ? `有 ${counts.processing} 笔退货处理中` : '没有处理中的退货',
    );
  });

  it('shows the points, coupons, stored value and favourites of their pages', async () => {
    const { read, readAll } = await readerOf(id);
    const info = await read(identityRoutes.userInfo);
    const points = await read(pointsRoutes.summary);
    expect(info['points']).toBe(points['payPoints']);
    expect(sumOf(points['expiring'], 'points'), 'what expires is what can be spent').toBe(info['points']);

    const usable = (await readAll(couponsRoutes.list, { valid: 1 })).filter(({ orderId }) => !orderId);
    expect(info['couponCount']).toBe(usable.length);

    const stored = await read(paymentRoutes.silkpayCardList);
    const usableCards = stored['cards'].filter((card: Row) => card['usable']);
    expect(info['storedBalance']).toBe(stored['totalBalance']);
    expect(info['storedBalance']).toBe(
      toYuan(sum(usableCards.map((card: Row) => fromYuan(card['balance']) ?? fen(0)))),
    );
    expect(info['favouriteCount']).toBe((await readAll(favouritesRoutes.list)).length);
  });

  it('shows the card of the card page and the unread messages of the message center', async () => {
    const { read } = await readerOf(id);
    const info = await read(identityRoutes.userInfo);
    expect(await read(memberCardRoutes.memberCard)).toMatchObject({
      cardType: info['cardType'],
      cardName: info['cardName'],
    });
    expect(info['unreadCount']).toBe((await read(messagesRoutes.unread))['total']);
  });

  it('has the card that the paid orders earned, and says how much was paid', async () => {
    const { read, readAll } = await readerOf(id);
    const card = await read(memberCardRoutes.memberCard);
    const spent = fromYuan(card['spent']) ?? fen(0);
    const paidOrders = (await readAll(ordersRoutes.paging, { orderTime: 'A' })).filter(
      ({ subOrders }) => subOrders[0].payStatus === PayStatus.Paid,
    );
    expect(cardFor({ spent, hasPaid: paidOrders.length > 0 })).toBe(card['cardType']);
    if (card['cardType'] === 'PINK') return;
    expect(card['history'][0]['text']).toMatch(new RegExp(`${card['cardName']}$|换绑会员卡`));
    if (id === REGULAR_MEMBER) return;
    const totals = paidOrders.map(({ totalAmount }) => fromYuan(totalAmount) ?? fen(0));
    expect(sum(totals)).toBe(spent);
    const earned = (await readAll(pointsRoutes.flow)).filter(({ source }) => source === '订单完成');
    const details = await Promise.all(
      paidOrders.map(({ orderId }) => read(ordersRoutes.detail, { orderId })),
    );
    expect(earned.map(({ change }) => change)).toEqual(details.map(({ earnedPoints }) => earnedPoints));
  });

  it('has points whose history adds up to the balance, newest first', async () => {
    const { read, readAll } = await readerOf(id);
    const rows = await readAll(pointsRoutes.flow);
    const { payPoints } = await read(pointsRoutes.summary);
    expect(rows[0]?.['balance'] ?? 0).toBe(payPoints);
    for (const [index, row] of rows.entries()) {
      const before = rows[index + 1];
      expect(row['balance'] - row['change']).toBe(before?.['balance'] ?? 0);
      if (before) expect(row['at'] >= before['at']).toBe(true);
    }
  });
});

it('books store receipts on the day of the purchase, at the rate of the card of that day', async () => {
  const { readAll } = await readerOf(REGULAR_MEMBER);
  const receipts = await readAll(accountRoutes.offlineOrders);
  const movements = (await readAll(pointsRoutes.flow)).filter(({ source }) => source === '门店消费');
  const booked = receipts.filter(({ points }) => points > 0);
  expect(movements.map(({ at, change }) => [at, change])).toEqual(
    booked.map(({ boughtAt, points }) => [boughtAt, points]),
  );
  // 芍药 since 137 days ago, 玉簪 before.
  const rates = booked.map(({ totalAmount, points }) => Math.round((points * 100) / Number(totalAmount)));
  expect(rates).toEqual([125, 125, 125, 100, 100]);
});

it('lists purchases whose return is under way as such, and completed returns as returned', async () => {
  const { read, readAll } = await readerOf(REGULAR_MEMBER);
  const purchases = await readAll(accountRoutes.purchaseRecord);
  const { counts } = await read(returnsRoutes.list, { tab: 'processing', pageSize: 1 });
  expect(purchases.filter(({ isReturning }) => isReturning)).toHaveLength(counts.processing);
  expect(purchases.some(({ isReturning, status }) => isReturning && status === 'returned')).toBe(false);
});

const sumOf = (rows: Row[], field: string): number => rows.reduce((all: number, row) => all + row[field], 0);
