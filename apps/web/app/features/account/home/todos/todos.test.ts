import { describe, expect, test } from 'vitest';
import type { MemberHomeData } from '../load-member-home.ts';
import { hasTodos, listTodos } from './todos.ts';

const now = new Date('2026-11-15T20:00:00+08:00');
const item = { productName: '朱砂唇膏', quantity: 2, skuImagePath: '/a-400.webp' };
const order = {
  orderId: '1',
  totalAmount: '1270.00',
  statusText: '待付款',
  cancelOrderTimeLeft: 1_658,
  subOrders: [{ items: [item] }],
};
const orders = (list: object[], counts: object) => ({
  list,
  counts: { unpaid: 0, unshipped: 0, unreceived: 0, uncommented: 0, ...counts },
});
const home = (parts: object) =>
  ({
    info: { unreadCount: 0 },
    unpaid: null,
    unreceived: null,
    returns: null,
    coupons: null,
    points: null,
    card: null,
    ...parts,
  }) as unknown as MemberHomeData;
const keysOf = (parts: object) => listTodos(home(parts), now, 50).map(({ key }) => key);

describe('member todos', () => {
  test('are empty without tasks, or when the data failed to load', () => expect(keysOf({})).toEqual([]));

  test('start with the unpaid order and its payment deadline', () =>
    expect(
      listTodos(home({ unpaid: orders([order], { unpaid: 1, uncommented: 2 }) }), now, 50),
    ).toMatchObject([
      {
        title: '1 笔订单待付款',
        text: '朱砂唇膏等 2 件，¥1,270.00。超时自动取消，库存不再保留。',
        action: { label: '立即支付', path: '/payment/1' },
        dueAt: now.getTime() + 1_658_000,
        isCountedDown: true,
      },
      { title: '2 笔订单待评价' },
    ]));

  test('link to the order list when several orders are unpaid, with the earliest deadline', () => {
    const later = { ...order, cancelOrderTimeLeft: 90_000 };
    expect(listTodos(home({ unpaid: orders([later, order], { unpaid: 2 }) }), now, 50)[0]).toMatchObject({
      dueAt: now.getTime() + 1_658_000,
      action: { label: '去支付', path: '/myOrderList?orderStatus=unpaid&orderTime=A' },
    });
  });

  test('name the coupons that expire first', () => {
    const coupons = { list: [{ title: '全场券' }, { title: '品牌券' }], counts: { expiring: 3 } };
    expect(listTodos(home({ coupons }), now, 50)[0]).toMatchObject({
      title: '3 张券 3 天内到期',
      text: '「全场券」、「品牌券」等，到期自动失效。',
    });
  });

  test('do not name a coupon that an unpaid order holds', () => {
    const held = { title: '占用的券', orderId: '1', validTo: '2026-11-16T00:00:00+08:00' };
    const usable = { title: '全场券', validTo: '2026-11-18T00:00:00+08:00' };
    const coupons = { list: [held, usable], counts: { expiring: 1 } };
    expect(listTodos(home({ coupons }), now, 50)[0]).toMatchObject({
      text: '「全场券」，到期自动失效。',
      dueAt: Date.parse(usable.validTo),
    });
  });

  test('link to the order list when several orders are on the way', () => {
    const todo = (count: number) =>
      listTodos(home({ unreceived: orders([order], { unreceived: count }) }), now, 50)[0];
    expect(todo(1)?.action.path).toBe('/myOrderList/1');
    expect(todo(5)?.action.path).toBe('/myOrderList?orderStatus=unreceived&orderTime=A');
  });

  test('name the year of an expiry', () => {
    const at = '2026-12-31T23:59:59+08:00';
    expect(listTodos(home({ points: { expiring: [{ points: 860, at }] } }), now, 50)[0]?.title).toBe(
      '860 积分 2026-12-31 到期',
    );
    const keep = { until: at, gap: '320.00', isDueSoon: true };
    expect(listTodos(home({ card: { cardName: '芍药', keep } }), now, 50)[0]?.title).toBe(
      '芍药将在 2026-12-31 到期',
    );
  });

  test.each([
    ['2026-12-31T23:59:59+08:00', ['points']],
    ['2027-12-31T23:59:59+08:00', []],
  ])('for points that expire on %s are %j', (at, expected) =>
    expect(keysOf({ points: { expiring: [{ points: 860, at }] } })).toEqual(expected),
  );

  test('warn about a card level that is about to be lost, and not about a safe one', () => {
    const keep = { until: '2026-12-01T00:00:00+08:00', gap: '320.00', isDueSoon: true };
    expect(keysOf({ card: { cardName: '芍药', keep } })).toEqual(['card']);
    expect(keysOf({ card: { cardName: '芍药', keep: { ...keep, isDueSoon: false } } })).toEqual([]);
  });

  test('name the return that has to be sent first, with the days left', () => {
    const granted = (returnId: string, sendBy: string) => ({
      ...{ returnId, sendBy, canAddWaybill: true, refundTotal: '98.40', items: [item] },
    });
    const underWay = { canAddWaybill: false, items: [item] };
    const list = [
      underWay,
      granted('R2', '2026-11-22T20:00:00+08:00'),
      granted('R1', '2026-11-21T19:00:00+08:00'),
    ];
    expect(listTodos(home({ returns: { list } }), now, 50)).toMatchObject([
      {
        title: '退货待寄回，还剩 6 天',
        text: '朱砂唇膏等 2 件，审核已通过，预计退款 ¥98.40。',
        action: { path: '/myAccount/returnDetails/R1' },
      },
    ]);
    expect(keysOf({ returns: { list: [underWay] } })).toEqual([]);
  });

  test('are ordered by deadline, those without one last', () =>
    expect(
      keysOf({
        info: { unreadCount: 3 },
        points: { expiring: [{ points: 860, at: '2026-12-31T23:59:59+08:00' }] },
        coupons: {
          list: [{ title: '全场券', validTo: '2026-11-18T23:59:59+08:00' }],
          counts: { expiring: 1 },
        },
        unreceived: orders([order], { unreceived: 1 }),
        unpaid: orders([order], { unpaid: 1, uncommented: 1 }),
      }),
    ).toEqual(['pay', 'receive', 'coupons', 'points', 'comment', 'messages']));

  test('do not count for a new member who has only unread messages', () => {
    const messages = listTodos(home({ info: { unreadCount: 3 } }), now, 50);
    expect(hasTodos(messages, { cardType: 'PINK' })).toBe(false);
    expect(hasTodos(messages, { cardType: 'BLACK' })).toBe(true);
    expect(
      hasTodos(listTodos(home({ unpaid: orders([order], { unpaid: 1 }) }), now, 50), { cardType: 'PINK' }),
    ).toBe(true);
  });
});
