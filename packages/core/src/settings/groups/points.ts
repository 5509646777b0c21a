import { STORE } from '../../shared/index.ts';
import { defineGroup } from '../group.ts';

const { perYuan, earnedPerYuan, maxPercentOfItems, validYears } = STORE.points;

export const POINTS_SETTINGS = defineGroup({
  name: '积分',
  note: '已经提交的订单照提交时的规则得积分、退积分；已经得到的积分到期日不变',
  agreedBy: 'approver',
  fields: {
    earnedPerYuan: {
      kind: 'number',
      label: '消费得积分',
      effect: '商品实付每 1 元得这些积分，再乘会员卡的倍数',
      unit: '分',
      min: 1,
      max: 10,
      default: earnedPerYuan,
    },
    perYuan: {
      kind: 'number',
      label: '抵 1 元的积分',
      effect: '多少积分抵 ¥1.00，须是 100 的倍数；会员手里的积分马上按新的价值抵',
      unit: '分',
      min: 100,
      max: 1_000,
      default: perYuan,
    },
    maxPercentOfItems: {
      kind: 'number',
      label: '抵扣上限',
      effect: '积分最多抵优惠后商品金额的这个百分比，填 0 就不能用积分抵',
      unit: '%',
      min: 0,
      max: 90,
      default: maxPercentOfItems,
    },
    commentPoints: {
      kind: 'number',
      label: '评价得积分',
      effect: '评价一件买过的商品得这些积分，不看几颗星，填 0 就不送；已经写的评价不变',
      unit: '分',
      min: 0,
      max: 500,
      default: STORE.community.commentPoints,
    },
    validYears: {
      kind: 'number',
      label: '有效期',
      effect: '得到积分那年之后再过这些年，到 12 月 31 日过期',
      unit: '年',
      min: 1,
      max: 5,
      default: validYears,
    },
  },
  findProblem({ perYuan: worth, earnedPerYuan: earned }) {
    if (worth % 100 !== 0) return '抵 1 元的积分须是 100 的倍数';
    return earned * 10 > worth ? '得到的积分不能超过实付的 10%，请改小消费得积分' : null;
  },
});
