import { displayYuan, type Fen } from '../shared/index.ts';

/** A setting of the shop. */
interface CashOnDeliveryRules {
  isOffered: boolean;
  minAmount: Fen;
  maxAmount: Fen;
  maxOpenOrders: number;
}
export interface CashOnDeliveryFacts {
  rules: CashOnDeliveryRules;
  isMember: boolean;
  payable: Fen;
  hasPresale: boolean;
  hasBundle: boolean;
  /** Null while no address is chosen. */
  isAllowedInDistrict: boolean | null;
  /** Unpaid cash-on-delivery orders of this member. */
  openOrders: number;
}

/** Why an order cannot be paid in cash on delivery; null when it can. The first reason found is returned. */
export function cashOnDeliveryProblem(facts: CashOnDeliveryFacts): string | null {
  const { isOffered, minAmount, maxAmount, maxOpenOrders } = facts.rules;
  if (!isOffered) return '暂不提供货到付款';
  if (!facts.isMember) return '货到付款需要登录会员账号';
  if (facts.hasPresale) return '预售商品不支持货到付款';
  if (facts.hasBundle) return '定制套组不支持货到付款';
  if (facts.isAllowedInDistrict === null) return '请先选择收货地址';
  if (!facts.isAllowedInDistrict) return '该地区暂不支持货到付款';
  if (facts.payable < minAmount || facts.payable > maxAmount)
    return `货到付款限 ${displayYuan(minAmount)} 至 ${displayYuan(maxAmount)} 的订单`;
  if (facts.openOrders >= maxOpenOrders) return `已有 ${maxOpenOrders} 笔货到付款订单未完成`;
  return null;
}
