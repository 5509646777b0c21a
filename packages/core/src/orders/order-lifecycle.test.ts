import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { fen, STORE } from '../shared/index.ts';
import {
  cashOnDeliveryProblem,
  groupParcels,
  OrderStatus,
  overallStatus,
  paymentMethods,
  returnRule,
  timelineOf,
} from './index.ts';

describe('an order with several sub-orders', () => {
  it.each([
    [[30, 50], 30],
    [[50, 91], 50],
    [[70, 91], 70],
    [[90], 90],
    [[80, 30], 80],
  ] as const)('in %j has the overall status %i', (parts, status) =>
    expect(overallStatus(parts)).toBe(status),
  );
});

describe('a parcel group', () => {
  const ordinary = { kind: 'ordinary' as const };
  const engraved = { kind: 'bundle' as const, engraving: '朝朝暮暮' };
  const gift = { kind: 'gift' as const };

  it('holds everything except engraved items', () =>
    expect(groupParcels([engraved, ordinary, gift])).toEqual([[ordinary, gift], [engraved]]));
  it('ships a gift with engraved items when there are no others', () =>
    expect(groupParcels([engraved, gift])).toEqual([[engraved, gift]]));
});

describe('cash on delivery', () => {
  const fine = {
    rules: defaultSettings('cash-on-delivery'),
    isMember: true,
    payable: fen(300_00),
    hasPresale: false,
    hasBundle: false,
    isAllowedInDistrict: true,
    openOrders: 0,
  };
  it('is available to a member in a district that allows it', () =>
    expect(cashOnDeliveryProblem(fine)).toBeNull());
  it.each([
    [{ isMember: false }, '货到付款需要登录会员账号'],
    [{ hasPresale: true }, '预售商品不支持货到付款'],
    [{ hasBundle: true }, '定制套组不支持货到付款'],
    [{ isAllowedInDistrict: null }, '请先选择收货地址'],
    [{ isAllowedInDistrict: false }, '该地区暂不支持货到付款'],
    [{ payable: fen(49_99) }, '货到付款限 ¥50.00 至 ¥2,000.00 的订单'],
    [{ payable: fen(2_000_01) }, '货到付款限 ¥50.00 至 ¥2,000.00 的订单'],
    [{ openOrders: 2 }, '已有 2 笔货到付款订单未完成'],
  ])('gives the reason why not: %j', (facts, reason) =>
    expect(cashOnDeliveryProblem({ ...fine, ...facts })).toBe(reason),
  );
  it('is refused to everybody while the shop does not offer it', () =>
    expect(cashOnDeliveryProblem({ ...fine, rules: { ...fine.rules, isOffered: false } })).toBe(
      '暂不提供货到付款',
    ));
  it.each([[fen(50_00)], [fen(2_000_00)]])('includes its limits: %i', (payable) =>
    expect(cashOnDeliveryProblem({ ...fine, payable })).toBeNull(),
  );
  it('does not affect the other payment methods', () =>
    expect(
      paymentMethods({ ...fine, isMember: false })
        .filter(({ available }) => available)
        .map(({ name }) => name),
    ).toEqual(['支付宝', '微信支付']));
});

describe('a return', () => {
  const signedAt = new Date('2026-11-01T23:00:00+08:00');
  const rule = (now: string, facts = {}) =>
    returnRule({
      recall: null,
      status: OrderStatus.Delivered,
      signedAt,
      now: new Date(now),
      days: STORE.orders,
      exception: null,
      quantityLeft: 1,
      ...facts,
    });

  it('is open for seven full days from the day after signing', () => {
    expect(rule('2026-11-08T23:59:59+08:00').text).toBe('签收次日起 7 天内可退');
    expect(rule('2026-11-09T00:00:00+08:00').text).toBe('质量或过敏问题 30 天内可退');
  });
  it('is closed after thirty days', () => {
    expect(rule('2026-12-01T23:59:59+08:00').isOpen).toBe(true);
    expect(rule('2026-12-02T00:00:00+08:00').isOpen).toBe(false);
  });
  it('of engraved items needs a fault', () =>
    expect(rule('2026-11-02T10:00:00+08:00', { exception: '刻字商品，质量问题可退' })).toEqual({
      isOpen: true,
      text: '刻字商品，质量问题可退',
    }));
  it('opens with the signature, and closes when all units are returned', () => {
    expect(rule('2026-11-02T10:00:00+08:00', { signedAt: null }).isOpen).toBe(false);
    expect(rule('2026-11-02T10:00:00+08:00', { quantityLeft: 0 }).text).toBe('已申请退货');
  });
  it('is not promised for an order that is cancelled, closed or refused', () => {
    for (const status of [OrderStatus.Cancelled, OrderStatus.Closed, OrderStatus.Refused])
      expect(rule('2026-11-02T10:00:00+08:00', { status, signedAt: null })).toEqual({
        isOpen: false,
        text: '无需退货',
      });
  });
});

describe('the order timeline', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
  const ordinary = { isPresale: false, isCashOnDelivery: false };

  it('shows finished and coming steps', () =>
    expect(
      timelineOf(
        [
          { to: 10, at: at(1) },
          { to: 30, at: at(2) },
        ],
        ordinary,
      ),
    ).toEqual([
      { label: '提交订单', at: at(1), done: true },
      { label: '付款成功', at: at(2), done: true },
      { label: '商品出库', done: false },
      { label: '已签收', done: false },
      { label: '交易完成', done: false },
    ]));
  it('of a cancelled order ends with the cancellation', () =>
    expect(
      timelineOf(
        [
          { to: 10, at: at(1) },
          { to: 90, at: at(2) },
        ],
        ordinary,
      ).map(({ label }) => label),
    ).toEqual(['提交订单', '已取消']));
  it('of a refused order shows the refusal and the end, each once', () =>
    expect(
      timelineOf(
        [10, 30, 50, 92, 92, 91, 91].map((to, index) => ({ to: to as OrderStatus, at: at(index + 1) })),
        ordinary,
      ).map(({ label }) => label),
    ).toEqual(['提交订单', '付款成功', '商品出库', '已拒收', '已关闭']));
  it('of a presale has two payments', () =>
    expect(
      timelineOf([{ to: 11, at: at(1) }], { ...ordinary, isPresale: true }).map(({ label }) => label),
    ).toEqual(['提交订单', '支付定金', '支付尾款', '商品出库', '已签收', '交易完成']));
});
